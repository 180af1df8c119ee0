import type {
  Organization,
  OrganizationInUse,
} from '@sitewright/domain/organizations/organization';
import { obstacleToChangingPlan } from '@sitewright/domain/organizations/rules';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Badge } from '../ui/badge.tsx';
import { capitalised } from '../ui/format/labels.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { ChangePlan } from './change-plan.tsx';
import { EditOpener } from './edit-button.tsx';

type Props = {
  organization: Organization;
  usage?: OrganizationInUse['usage'];
  mayChangePlan?: boolean;
};

/** The company's plan, and its usage. */
export function PlanSection({ organization, usage, mayChangePlan = false }: Props) {
  const obstacle = obstacleToChangingPlan(useActor());
  const { subscriptionPlan, subscriptionStatus, maxUsers, maxProjects } = organization;
  return (
    <Panel
      title="Plan"
      aside={
        mayChangePlan ? (
          <EditOpener label="Edit plan" obstacle={obstacle}>
            {(close) => <ChangePlan organization={organization} onClose={close} />}
          </EditOpener>
        ) : (
          <span className="text-sm text-text-2">Set by the operator</span>
        )
      }
    >
      <div className="grid gap-x-8 gap-y-4 p-4 md:grid-cols-2">
        <p className="flex items-center gap-3 text-sm md:col-span-2">
          <span className="font-medium">{capitalised(subscriptionPlan)}</span>
          <StatusBadge status={subscriptionStatus} />
        </p>
        <Meter label="Users" used={usage?.users} most={maxUsers} />
        <Meter label="Open contracts" used={usage?.projects} most={maxProjects} />
      </div>
    </Panel>
  );
}

const StatusBadge = ({ status }: { status: string }) =>
  status === 'active' ? (
    <Badge tone="ok" icon={CircleCheck}>
      Active
    </Badge>
  ) : (
    <Badge tone="warn" icon={CircleAlert}>
      {capitalised(status)}
    </Badge>
  );

type MeterProps = { label: string; used: number | undefined; most: number };

const Meter = ({ label, used, most }: MeterProps) =>
  used === undefined ? (
    <p className="flex justify-between gap-3 text-sm">
      <span className="font-medium">{label}</span>
      <span className="text-text-2 tabular-nums">up to {count(most)}</span>
    </p>
  ) : (
    <ProgressBar
      label={label}
      value={(used / most) * 100}
      step={`${count(used)} of ${count(most)}`}
      warnFrom={80}
      badFrom={100}
      {...(used >= most && { note: 'Limit reached.' })}
    />
  );

const count = (figure: number) => figure.toLocaleString('en-GB');
