import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Link } from '@tanstack/react-router';
import { useLogout } from '../session/queries.ts';
import { Button } from '../ui/button.tsx';
import type { Company } from './company.ts';

export function Header({ company, user }: { company: Company; user: SessionUser }) {
  const logout = useLogout();
  return (
    <header className="sticky top-0 z-30 flex min-h-header items-center gap-3 bg-frame px-gutter py-1 text-on-frame">
      <Link to="/contracts" className="flex min-w-0 items-center gap-3">
        <Initials of={company} />
        <span className="min-w-0">
          <span className="block truncate text-base font-semibold">{company.name}</span>
          <span className="block truncate text-xs text-on-frame-2">
            Construction Site Management Platform
          </span>
        </span>
      </Link>
      <span className="ml-auto hidden truncate text-sm md:block">{user.name}</span>
      <Button
        className="max-md:ml-auto"
        isPending={logout.isPending}
        onClick={() => logout.perform({})}
      >
        Log out
      </Button>
    </header>
  );
}

const Initials = ({ of: { initials } }: { of: Company }) => (
  <span
    aria-hidden="true"
    className="grid size-9 flex-none place-items-center rounded-control border border-frame-line bg-frame-active text-sm font-semibold"
  >
    {initials}
  </span>
);
