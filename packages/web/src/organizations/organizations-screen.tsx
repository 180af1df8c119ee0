import { organizationIdInToken } from '@sitewright/domain/session/membership-rules';
import { membershipsApi, type OwnOrganization } from '@sitewright/domain/session/memberships-api';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { ExportMyData } from '../backup/export-my-data.tsx';
import { query } from '../platform/query.ts';
import { hasCompany, useSessionUser } from '../platform/session.ts';
import { membershipText } from '../session/memberships.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { CreateCompany } from './create-company.tsx';
import { OwnCompany } from './own-company.tsx';
import { OwnInvitations } from './own-invitations.tsx';

const unprovenText =
  'To see invitations from other companies, confirm your email address: log out, reset your password and enter the code that we email you.';

/** The companies of a user, and the way from one to another; the link of an invitation leads here too. */
export function OrganizationsScreen({ invitation }: { invitation?: string | undefined }) {
  const isInside = hasCompany(useSessionUser().user);
  const companies = useQuery(query(membershipsApi.organizations));
  const linked = invitation && organizationIdInToken(invitation);
  return (
    <Screen
      title="Your companies"
      note={companies.data && membershipText(companies.data.organizations)}
    >
      {invitation && <AcceptInvitation key={invitation} invitation={invitation} />}
      <Loaded
        query={companies}
        what="your companies"
        empty={null}
        skeleton={<Skeleton what="your companies" shape="cards" count={2} />}
      >
        {({ organizations, invitations }) => (
          <>
            {invitations ? (
              <OwnInvitations invitations={invitations.filter(({ id }) => id !== linked)} />
            ) : (
              <Notice icon={Mail} tone="info" text={unprovenText} />
            )}
            <OwnCompanies companies={organizations} />
          </>
        )}
      </Loaded>
      <CreateCompany isFirst={!isInside && !invitation} />
      {!isInside && <ExportMyData />}
    </Screen>
  );
}

const OwnCompanies = ({ companies }: { companies: OwnOrganization[] }) =>
  companies.length > 0 && (
    <ul className="grid gap-3 md:grid-cols-2">
      {companies.map((company) => (
        <OwnCompany key={company.id} company={company} isOnly={companies.length === 1} />
      ))}
    </ul>
  );
