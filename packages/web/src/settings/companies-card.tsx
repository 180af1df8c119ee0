import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { useQuery } from '@tanstack/react-query';
import { memberOf } from '../organizations/member-of.ts';
import { query } from '../platform/query.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const CompaniesCard = () => (
  <Panel title="Companies">
    <div className="grid justify-items-start gap-4 p-4 text-sm">
      <Loaded
        query={useQuery(query(membershipsApi.organizations))}
        what="your companies"
        empty={null}
        skeleton={<Skeleton what="your companies" shape="lines" count={1} />}
      >
        {({ organizations }) => <p>{memberOf(organizations)}</p>}
      </Loaded>
      <p className="text-text-2">
        Switch to another company, leave one or create your own under Your companies.
      </p>
      <ButtonLink to="/organizations">Your companies</ButtonLink>
    </div>
  </Panel>
);
