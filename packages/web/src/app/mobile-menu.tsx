import { useLocation } from '@tanstack/react-router';
import { LogOut, MessageSquareWarning, Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { type OverlayProps, useOpenOverlay } from '../platform/open-overlay.ts';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { MenuGroup, menuRow } from './menu-group.tsx';
import { menu, slugIn } from './nav-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The way to everything on a phone; inside a contract it is the drawer with the contracts. */
export function MobileMenu({ onClose }: OverlayProps) {
  const isInContract = useLocation({ select: ({ pathname }) => slugIn(pathname) !== undefined });
  useOnlyOnPhones(onClose);
  return (
    <SideSheet
      title="Menu"
      side="left"
      isOpen
      onClose={onClose}
      footer={<SignOut {...{ onClose }} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <nav aria-label="Menu" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isInContract ? (
            <MenuDrawer onClose={onClose} />
          ) : (
            <>
              <MenuGroup title="Main Menu" places={menu.main} onClose={onClose} />
              <MenuGroup title="Settings" places={menu.settings} onClose={onClose} />
            </>
          )}
        </nav>
        <Actions />
        <ThemeSwitch />
      </div>
    </SideSheet>
  );
}

/** The contents of the header and the sidebar on wider screens. */
function Actions() {
  const open = useOpenOverlay();
  return (
    <div className="border-t border-line-2 pt-3">
      <button type="button" className={menuRow} onClick={() => open('palette')}>
        <Search aria-hidden="true" className="size-icon text-text-2" />
        Search or jump to
      </button>
      <button type="button" className={menuRow} onClick={() => open('reportIssue')}>
        <MessageSquareWarning aria-hidden="true" className="size-icon text-text-2" />
        Report an Issue
      </button>
    </div>
  );
}

function SignOut({ onClose }: OverlayProps) {
  const signOut = useSignOut();
  const leave = () => {
    onClose();
    signOut();
  };
  return (
    <button type="button" className={menuRow} onClick={leave}>
      <LogOut aria-hidden="true" className="size-icon text-text-2" />
      Sign Out
    </button>
  );
}

/** A window that has become wide shows the sidebar instead. */
function useOnlyOnPhones(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const wide = matchMedia('(width >= 48rem)');
    const change = () => wide.matches && close();
    wide.addEventListener('change', change);
    return () => wide.removeEventListener('change', change);
  }, []);
}
