import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Link } from '@tanstack/react-router';
import { LogIn, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { useSignOut } from './use-sign-out.ts';

const SideUserMenu = lazyComponent(() => import('./side-user-menu.tsx'), 'SideUserMenu');

type Props = { user: SessionUser | null; isCollapsed: boolean };

/** Who is signed in; signed out, the way to sign in. */
export const SideUser = ({ user, isCollapsed }: Props) => (
  <div className="mt-2 grid gap-2 border-t border-frame-line px-1 pt-3">
    {!user && (
      <Link to="/auth" className={link} aria-label={isCollapsed ? 'Login' : undefined}>
        <LogIn aria-hidden="true" className="size-4" />
        {!isCollapsed && 'Login'}
      </Link>
    )}
    {user && isCollapsed && <Collapsed user={user} />}
    {user && !isCollapsed && <Expanded user={user} />}
  </div>
);

/** Where there is no room for links, the picture opens them. */
function Collapsed({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  const ahead = () => void SideUserMenu.preload?.();
  const close = () => setOpen(false);
  return (
    <span className="relative grid justify-center pb-1">
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={user.name}
        className="grid size-9 place-items-center rounded-full hover:bg-frame-active site:size-11"
        onClick={() => setOpen(true)}
        onPointerEnter={ahead}
        onFocus={ahead}
      >
        <Avatar person={user} />
        <span className="sr-only">{user.name}</span>
      </button>
      {isOpen && (
        <LazyBoundary onLost={close}>
          <SideUserMenu user={user} onClose={close} />
        </LazyBoundary>
      )}
    </span>
  );
}

function Expanded({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  return (
    <>
      <div className="flex min-w-0 items-center gap-2.5 px-1">
        <Avatar person={user} />
        <span className="min-w-0">
          <span className="block truncate text-[14px] leading-[18px] font-semibold text-on-frame">
            {user.name}
          </span>
          <span className="block truncate text-[12px] leading-4">{user.role}</span>
        </span>
      </div>
      <div className="grid grid-cols-2 gap-1">
        <Link to="/settings" className={link}>
          <Settings aria-hidden="true" className="size-4" />
          Settings
        </Link>
        <button type="button" className={link} onClick={signOut}>
          <LogOut aria-hidden="true" className="size-4" />
          Logout
        </button>
      </div>
    </>
  );
}

const link =
  'flex min-h-control-sm items-center gap-2 rounded-control px-2 text-xs font-medium hover:bg-frame-active hover:text-on-frame';
