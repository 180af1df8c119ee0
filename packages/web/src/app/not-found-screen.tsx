import * as notices from '@sitewright/domain/kernel/notices';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useSessionUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Screen } from '../ui/screen.tsx';
import { CompanyName } from '../ui/window-title.tsx';
import { useCompany } from './company.ts';
import { LonePage } from './lone-page.tsx';
import { useOpener } from './open-overlay.ts';
import { Overlays } from './overlays.tsx';

/** An address that leads nowhere, whoever is asking. */
export function NotFoundScreen() {
  const { user } = useSessionUser();
  const company = useCompany(user?.organizationId);
  return (
    <CompanyName value={company.name}>
      <LonePage>
        <Screen title={notices.notFoundTitle}>
          <p>{notices.notFound}</p>
          <Link
            to={user ? '/contracts' : '/auth'}
            className="link inline-flex min-h-6 items-center justify-self-center site:min-h-11"
          >
            {user ? 'Go to Contracts' : 'Go to sign in'}
          </Link>
          {user && (
            <Overlays>
              <SearchButton />
            </Overlays>
          )}
        </Screen>
      </LonePage>
    </CompanyName>
  );
}

const SearchButton = () => (
  <Button className="justify-self-center" {...useOpener('palette')}>
    <Search aria-hidden="true" className="size-4" />
    Search or jump to
  </Button>
);
