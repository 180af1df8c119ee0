import { messages } from '@sitewright/domain/kernel/messages';
import { Link } from '@tanstack/react-router';
import { useSessionUser } from '../platform/session.ts';
import { Screen } from '../ui/screen.tsx';
import { useCompany } from './company.ts';
import { LonePage } from './lone-page.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** An address that leads nowhere, whoever is asking. */
export function NotFoundScreen() {
  const { user } = useSessionUser();
  useDocumentTitle(useCompany(user?.organizationId).name);
  return (
    <LonePage>
      <Screen title={messages.notFoundTitle}>
        <p>{messages.notFound}</p>
        <Link to={user ? '/contracts' : '/auth'} className="link">
          {user ? 'Go to Contracts' : 'Go to sign in'}
        </Link>
      </Screen>
    </LonePage>
  );
}
