import { messages } from '@sitewright/domain/kernel/messages';
import { Link } from '@tanstack/react-router';
import { useSessionUser } from '../platform/session.ts';
import { Screen } from '../ui/screen.tsx';
import { CompanyName } from '../ui/window-title.tsx';
import { useCompany } from './company.ts';
import { LonePage } from './lone-page.tsx';

/** An address that leads nowhere, whoever is asking. */
export function NotFoundScreen() {
  const { user } = useSessionUser();
  const company = useCompany(user?.organizationId);
  return (
    <CompanyName value={company.name}>
      <LonePage>
        <Screen title={messages.notFoundTitle}>
          <p>{messages.notFound}</p>
          <Link
            to={user ? '/contracts' : '/auth'}
            className="link inline-flex items-center justify-self-center max-md:min-h-11"
          >
            {user ? 'Go to Contracts' : 'Go to sign in'}
          </Link>
        </Screen>
      </LonePage>
    </CompanyName>
  );
}
