import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Outlet } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { BrandMark } from '../session/brand-mark.tsx';
import { ForcedPasswordDialog } from '../session/forced-password-dialog.tsx';
import { useLogout } from '../session/use-logout.ts';
import { Offline } from './offline.tsx';

/** Around the page of a user without a company: it reads nothing that belongs to one. */
export function AccountFrame({ user }: { user: SessionUser }) {
  const logout = useLogout();
  return (
    <>
      <header className="flex min-h-header items-center gap-2.5 bg-frame px-gutter pt-[env(safe-area-inset-top)] text-on-frame">
        <BrandMark ground="var(--on-frame)" ink="var(--frame)" />
        <span className="text-[14px] leading-[18px] font-semibold">Sitewright</span>
        <span className="ml-auto min-w-0 truncate text-[14px] max-md:sr-only">{user.name}</span>
        <button type="button" className={button} onClick={() => logout.perform({})}>
          <LogOut aria-hidden="true" className="size-4" />
          Log out
        </button>
      </header>
      <div className="mx-auto grid max-w-[calc(36rem+2*var(--gutter))] grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6 max-md:py-4">
        <Offline />
        {!user.mustChangePassword && <Outlet />}
      </div>
      <ForcedPasswordDialog />
    </>
  );
}

const button =
  'flex min-h-control items-center gap-2 rounded-control px-3 text-[14px] font-medium whitespace-nowrap hover:bg-frame-active max-md:ml-auto max-md:min-h-11';
