import { can } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { Late, latePart } from '../app/late-part.tsx';
import { useActor } from '../platform/session.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BuyingSection } from './buying-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { organizationQuery, usageQuery } from './queries.ts';

const ReportedIssues = latePart(
  () => import('../error-reports/reported-issues.tsx'),
  'ReportedIssues',
);

const CertificatesRegister = latePart(
  () => import('../certificates/certificates-register.tsx'),
  'CertificatesRegister',
);

export const CompanyScreen = () => (
  <Screen title="Company profile">
    {can(useActor(), 'organization', 'R') ? <PlanInUse /> : <PlanOnly />}
    <section className="grid gap-1 rounded-card border border-line bg-surface p-5 max-md:p-4">
      <h2>The rest of the profile</h2>
      <p className="font-medium">Not built yet</p>
      <p className="text-sm text-text-2">
        Address, contact, logo, insurance, policies and bank details will be kept here.
      </p>
    </section>
    <section aria-labelledby="certificates" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="certificates">HSE certificates</h2>
      <Late>
        <CertificatesRegister />
      </Late>
    </section>
    {can(useActor(), 'errorReport', 'R') && (
      <Late>
        <ReportedIssues />
      </Late>
    )}
  </Screen>
);

const waiting = {
  what: 'the plan',
  empty: 'There is no plan.',
  skeleton: <Skeleton what="the plan" shape="cards" count={1} />,
};

const PlanInUse = () => (
  <Loaded query={useQuery(usageQuery())} {...waiting}>
    {({ usage, ...organization }) => (
      <>
        <PlanSection {...{ organization, usage }} />
        <BuyingSection organization={organization} />
      </>
    )}
  </Loaded>
);

/** Who does not look after the organisation sees what it may have, not what it has. */
const PlanOnly = () => (
  <Loaded query={useQuery(organizationQuery())} {...waiting}>
    {(organization) => <PlanSection organization={organization} />}
  </Loaded>
);
