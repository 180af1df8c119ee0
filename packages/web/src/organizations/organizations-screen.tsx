import { useQuery } from '@tanstack/react-query';
import { ExportMyData } from '../backup/export-my-data.tsx';
import { hasCompany, useSessionUser } from '../platform/session.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { CreateCompany } from './create-company.tsx';
import { memberOf } from './member-of.ts';
import { OwnCompany } from './own-company.tsx';
import { ownOrganizationsQuery } from './queries.ts';

/** The companies of a user, and the way from one to another; the link of an invitation leads here too. */
export function OrganizationsScreen({ invitation }: { invitation: string | undefined }) {
  const isInside = hasCompany(useSessionUser().user);
  const query = useQuery(ownOrganizationsQuery());
  return (
    <Screen title="Your companies" note={query.data && memberOf(query.data.organizations)}>
      {invitation && <AcceptInvitation invitation={invitation} />}
      <Loaded
        query={query}
        what="your companies"
        empty={null}
        skeleton={<Skeleton what="your companies" shape="cards" count={2} />}
      >
        {({ organizations }) =>
          organizations.length > 0 && (
            <ul className="grid gap-3 md:grid-cols-2">
              {organizations.map((company) => (
                <OwnCompany
                  key={company.id}
                  company={company}
                  isOnly={organizations.length === 1}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <CreateCompany isFirst={!isInside && !invitation} />
      {!isInside && <ExportMyData />}
    </Screen>
  );
}
