import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { NetworkError } from '../platform/call.ts';
import { collectEarlyKeys, takeEarlyKeys } from '../platform/early-keys.ts';
import { countDialogs, isDialogOpen } from '../platform/hotkeys.ts';
import { Opening, type OverlayName, type OverlayProps } from '../platform/open-overlay.ts';
import { withRetries } from '../platform/preload.ts';
import { report } from '../platform/report.ts';
import { useLoadFailureToast } from '../ui/layout/lazy-component.tsx';

type Overlay = ComponentType<OverlayProps>;
type Opened = { Overlay: Overlay; id: number | undefined };

/** None of them loads with the page: each is loaded when the user is about to open it. */
const fetchers: Record<OverlayName, () => Promise<Overlay>> = {
  menu: () => import('./mobile-menu.tsx').then((file) => file.MobileMenu),
  notifications: () =>
    import('../notifications/notifications-panel.tsx').then((file) => file.NotificationsPanel),
  palette: () => import('./palette.tsx').then((file) => file.Palette),
  newDiaryEntry: () => import('./new-diary-entry.tsx').then((file) => file.NewDiaryEntry),
  diaryPhotos: () => import('../diary/photos/add-photos.tsx').then((file) => file.AddPhotos),
  reportIssue: () => import('../error-reports/report-issue.tsx').then((file) => file.ReportIssue),
  outbox: () => import('../outbox/outbox-sheet.tsx').then((file) => file.OutboxSheet),
  signOut: () => import('./sign-out-dialog.tsx').then((file) => file.SignOutDialog),
  keyboard: () => import('./keyboard-list.tsx').then((file) => file.KeyboardList),
};

/** No input here: a key may replace it with another. */
const givesWay: ReadonlySet<OverlayName | undefined> = new Set([
  'menu',
  'notifications',
  'keyboard',
  'outbox',
] as const);

/** One at a time over the page. */
export function Overlays({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<Element>(null);
  const shown = useRef<OverlayName>(undefined);
  const lose = useLoadFailureToast();

  const opening = useMemo(
    () => ({
      mayOpenByKey: () => countDialogs() <= (givesWay.has(shown.current) ? 1 : 0),
      fetchAhead: (name: OverlayName) => void fetchers[name]().catch(() => {}),
      open: (name: OverlayName, id?: number) => {
        if (!isDialogOpen()) opener.current = document.activeElement;
        if (name === 'palette') collectEarlyKeys();
        withRetries(fetchers[name]).then(
          (Overlay) => {
            shown.current = name;
            setOpened({ Overlay, id });
          },
          (error) => {
            takeEarlyKeys();
            report(({ reportUnloaded }) => reportUnloaded(error, name));
            lose(new NetworkError(error));
          },
        );
      },
    }),
    [lose],
  );
  const close = () => {
    shown.current = undefined;
    setOpened(undefined);
    // One that took another's place cannot know who opened the first.
    setTimeout(() => returnFocus(opener.current));
  };

  return (
    <Opening value={opening}>
      {children}
      {opened && <opened.Overlay id={opened.id} onClose={close} />}
    </Opening>
  );
}

function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
}
