import * as notices from '@sitewright/domain/kernel/notices';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useCompany } from '../platform/company.ts';
import { useOpener } from '../platform/open-overlay.ts';
import { hasCompany, useSessionUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { CompanyName } from '../ui/layout/window-title.tsx';
import { BlankLayout } from './blank-layout.tsx';
import { Overlays } from './overlays.tsx';

/** An address that leads nowhere, signed in or not. */
export function NotFoundScreen() {
  const { user } = useSessionUser();
  const company = useCompany(user?.organizationId);
  const wayOut = wayOutOf(user);
  return (
    <CompanyName value={company.name}>
      <BlankLayout>
        <Screen title={notices.notFoundTitle}>
          <p>{notices.notFound}</p>
          <Link
            to={wayOut.to}
            className="link inline-flex min-h-6 items-center justify-self-center site:min-h-11"
          >
            {wayOut.label}
          </Link>
          {hasCompany(user) && (
            <Overlays>
              <SearchButton />
            </Overlays>
          )}
        </Screen>
      </BlankLayout>
    </CompanyName>
  );
}

function wayOutOf(user: SessionUser | null) {
  if (!user) return { to: '/auth', label: 'Go to sign in' } as const;
  return hasCompany(user)
    ? ({ to: '/contracts', label: 'Go to Contracts' } as const)
    : ({ to: '/organizations', label: 'Go to your companies' } as const);
}

const SearchButton = () => (
  <Button icon={Search} className="justify-self-center" {...useOpener('palette')}>
    Search or jump to
  </Button>
);
