import { initialsOf } from '@sitewright/domain/kernel/initials';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { SunMoon } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { HeaderButton } from '../ui/layout/header-button.tsx';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';

// The menu code is large, and loaded when the user is about to open one.
const AppearanceMenu = lazyComponent(() => import('./appearance-menu.tsx'), 'AppearanceMenu');
const UserMenu = lazyComponent(() => import('./user-menu.tsx'), 'UserMenu');

export const AppearanceButton = () => (
  <Opener
    fetchAhead={AppearanceMenu.preload}
    menu={(onClose) => <AppearanceMenu onClose={onClose} />}
  >
    {(button) => <HeaderButton icon={SunMoon} label="Theme" {...button} />}
  </Opener>
);

export const UserButton = ({ user }: { user: SessionUser }) => (
  <Opener
    fetchAhead={UserMenu.preload}
    menu={(onClose) => <UserMenu user={user} onClose={onClose} />}
  >
    {(button) => (
      <button
        type="button"
        className="-mr-0.5 grid size-9 place-items-center rounded-full site:size-11"
        {...button}
      >
        <Avatar person={user} />
        <span className="sr-only">
          {user.name}, {initialsOf(user.name)}
        </span>
      </button>
    )}
  </Opener>
);

type OpenerProps = {
  fetchAhead: (() => unknown) | undefined;
  menu: (onClose: () => void) => ReactNode;
  children: (button: object) => ReactElement;
};

/** A button with a menu below it; on a phone the slide-in menu has it all. */
function Opener({ fetchAhead, menu, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const ahead = () => void fetchAhead?.();
  const close = () => setOpen(false);
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => {
      ahead();
      setOpen(true);
    },
    onPointerEnter: ahead,
    onFocus: ahead,
  };
  return (
    <span className="relative flex max-md:hidden">
      {children(button)}
      {isOpen && <LazyBoundary onLost={close}>{menu(close)}</LazyBoundary>}
    </span>
  );
}
