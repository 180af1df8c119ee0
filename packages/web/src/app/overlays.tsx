import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { isDialogOpen } from '../platform/hotkeys.ts';
import { Late, latePart } from './late-part.tsx';
import { Opening, type OverlayName, type OverlayProps } from './open-overlay.ts';

type Overlay = ComponentType<OverlayProps> & { preload?: () => Promise<unknown> | undefined };

/** None of them comes with the page: each is fetched when somebody is about to open it. */
const overlays: Record<OverlayName, Overlay> = {
  menu: latePart(() => import('./mobile-menu.tsx'), 'MobileMenu'),
  notifications: latePart(() => import('./notifications-panel.tsx'), 'NotificationsPanel'),
  palette: latePart(() => import('./palette.tsx'), 'Palette'),
  newDiaryEntry: latePart(() => import('./new-diary-entry.tsx'), 'NewDiaryEntry'),
  reportIssue: latePart(() => import('../error-reports/report-issue.tsx'), 'ReportIssue'),
  keyboard: latePart(() => import('./keyboard-list.tsx'), 'KeyboardList'),
};

/** One at a time over the page. */
export function Overlays({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OverlayName | null>(null);
  const Opened = opened && overlays[opened];
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
      {Opened && (
        <Late onLost={close}>
          <Opened onClose={close} />
        </Late>
      )}
    </Opening>
  );
}

function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
}
