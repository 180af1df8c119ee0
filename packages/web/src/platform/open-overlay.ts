import { createContext, useCallback, useContext } from 'react';

/** What opens over the page, from anywhere. */
export type OverlayName =
  | 'menu'
  | 'notifications'
  | 'palette'
  | 'newDiaryEntry'
  | 'diaryPhotos'
  | 'reportIssue'
  | 'outbox'
  | 'signOut'
  | 'keyboard';

/** The props of every overlay. */
export type OverlayProps = {
  /** The record that it is about, where it is about one. */
  id?: number | undefined;
  onClose: () => void;
};

type Opening = {
  /** Not while the user is in the middle of something. */
  mayOpenByKey: () => boolean;
  open: (name: OverlayName, id?: number) => void;
  /** Fetches it, so that it is there when it is opened. */
  fetchAhead: (name: OverlayName) => void;
};

export const Opening = createContext<Opening | null>(null);

export function useOpenOverlay(): Opening['open'] {
  return useOpening().open;
}

/** Makes a button the opener of an overlay; hovering over it already loads the code. */
export function useOpener(name: OverlayName) {
  const { open, fetchAhead } = useOpening();
  const ahead = () => fetchAhead(name);
  return { onClick: () => open(name), onPointerEnter: ahead, onFocus: ahead };
}

export function useOpenByKey(): (name: OverlayName) => void {
  const { open, mayOpenByKey } = useOpening();
  return useCallback((name) => mayOpenByKey() && open(name), [open, mayOpenByKey]);
}

function useOpening(): Opening {
  const opening = useContext(Opening);
  if (!opening) throw new Error('useOpenOverlay needs <Overlays> around it');
  return opening;
}
