import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { inWords } from '../platform/call.ts';
import { asError } from '../platform/error-reporter.ts';
import { isDialogOpen } from '../platform/hotkeys.ts';
import { lazyScreen } from '../platform/preload.ts';
import { useToast } from '../ui/toast.tsx';
import { Opening, type OverlayName, type OverlayProps } from './open-overlay.ts';

type Overlay = ComponentType<OverlayProps> & { preload?: () => Promise<unknown> | undefined };

/** None of them comes with the page: each is fetched when somebody is about to open it. */
const overlays: Record<OverlayName, Overlay> = {
  menu: lazyScreen(() => import('./mobile-menu.tsx'), 'MobileMenu'),
  notifications: lazyScreen(() => import('./notifications-panel.tsx'), 'NotificationsPanel'),
  palette: lazyScreen(() => import('./palette.tsx'), 'Palette'),
  newDiaryEntry: lazyScreen(() => import('./new-diary-entry.tsx'), 'NewDiaryEntry'),
  reportIssue: lazyScreen(() => import('../error-reports/report-issue.tsx'), 'ReportIssue'),
  keyboard: lazyScreen(() => import('./keyboard-list.tsx'), 'KeyboardList'),
};

/** One at a time over the page. */
export function Overlays({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OverlayName | null>(null);
  const opener = useRef<Element>(null);
  const opening = useMemo(() => {
    // What could not be fetched the last time is fetched anew.
    const fetchAhead = (name: OverlayName) => void overlays[name].preload?.();
    const open = (name: OverlayName) => {
      fetchAhead(name);
      if (!isDialogOpen()) opener.current = document.activeElement;
      setOpened(name);
    };
    return { open, fetchAhead };
  }, []);
  const close = () => {
    setOpened(null);
    // One that took another's place cannot know who opened the first.
    setTimeout(() => returnFocus(opener.current));
  };

  return (
    <Opening value={opening}>
      {children}
      {opened && <Opened as={overlays[opened]} onClose={close} />}
    </Opening>
  );
}

/** Should it not come, the page stays as it is, and a notification says why. */
function Opened({ as: Overlay, onClose }: OverlayProps & { as: Overlay }) {
  const toast = useToast();
  const giveUp = (error: unknown) => {
    onClose();
    toast({ title: 'This could not be opened', text: inWords(asError(error)), tone: 'danger' });
  };
  return (
    <CatchBoundary getResetKey={() => Overlay} errorComponent={() => null} onCatch={giveUp}>
      <Suspense fallback={null}>
        <Overlay onClose={onClose} />
      </Suspense>
    </CatchBoundary>
  );
}

function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
}
