import { can } from '@sitewright/domain/kernel/access';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { Building2, UsersRound } from 'lucide-react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { type PageAction, PageActions } from '../ui/layout/page-actions.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { BuyingSection } from './buying-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProfilePart } from './profile/profile-part.tsx';
import { usageQuery } from './queries.ts';
import { SettingsSection } from './settings-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

const ReportedIssues = lazyComponent(
  () => import('../error-reports/reported-issues.tsx'),
  'ReportedIssues',
);

const CertificatesRegister = lazyComponent(
  () => import('../certificates/certificates-register.tsx'),
  'CertificatesRegister',
);

export const CompanyScreen = () => (
  <Screen title="Company profile" actions={<PageActions actions={elsewhere} />}>
    <ProfilePart />
    {can(useActor(), 'organization', 'R') ? <PlanInUse /> : <PlanOnly />}
    <section aria-labelledby="certificates" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="certificates">HSE certificates</h2>
      <LazyBoundary>
        <CertificatesRegister />
      </LazyBoundary>
    </section>
    {can(useActor(), 'errorReport', 'R') && (
      <LazyBoundary>
        <ReportedIssues />
      </LazyBoundary>
    )}
  </Screen>
);

/** Links to the team, and the user's other companies. */
const elsewhere: readonly PageAction[] = [
  { label: 'Team', icon: UsersRound, link: { to: '/team' } },
  { label: 'Your companies', icon: Building2, link: { to: '/organizations' } },
];

const waiting = {
  what: 'the plan',
  empty: 'No plan.',
  skeleton: <Skeleton what="the plan" shape="cards" count={1} />,
};

const PlanInUse = () => (
  <Loaded query={useQuery(usageQuery())} {...waiting}>
    {(organization) => (
      <>
        <PlanSection
          organization={organization}
          usage={organization.usage}
          mayChangePlan={organization.mayChangePlan}
        />
        <SettingsSection organization={organization} />
        <TwoFactorSection roles={organization.twoFactorRoles} />
        <BuyingSection organization={organization} />
      </>
    )}
  </Loaded>
);

/** Who does not look after the organisation sees what it may have, not what it has. */
const PlanOnly = () => (
  <Loaded query={useQuery(query(organizationsApi.current))} {...waiting}>
    {(organization) => <PlanSection organization={organization} />}
  </Loaded>
);
