import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { statusLabels } from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { VerdictBadge } from '../../labour/worker-verdict.tsx';
import { queryAll } from '../../platform/query.ts';
import { contractsIn } from '../verdict-scope.ts';

type Props = { worker: Worker & { statusReason?: string | null } };

/** Who they are, whether they can work and every reason why not. */
export const Clearance = ({ worker }: Props) => (
  <div className="grid min-w-56 flex-1 gap-1 text-sm">
    <p className="text-text-2">
      {[worker.jobTitle, worker.company].filter(Boolean).join(' · ')} ·{' '}
      <span className="whitespace-nowrap">{worker.workerId}</span> ·{' '}
      {statusLabels[worker.employmentStatus]}
      {worker.statusReason && `: ${worker.statusReason}`}
    </p>
    <div className="flex flex-wrap items-start gap-2">
      <VerdictBadge {...worker.verdict} />
      <div className="grid gap-0.5">
        <Reasons reasons={worker.verdict.reasons} />
        {worker.verdict.state !== 'cannot' && <InductedOn worker={worker} />}
      </div>
    </div>
  </div>
);

/** They can work where they are inducted. */
function InductedOn({ worker: { inductedProjectIds } }: Props) {
  const { data } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const isInducted = ({ id }: Project) => inductedProjectIds.includes(id);
  const inductedOn = data?.filter(isInducted).map(({ name }) => name) ?? [];
  if (!data) return null;
  return (
    <p className="text-text-2">Inducted on: {contractsIn({ judgedFor: undefined, inductedOn })}</p>
  );
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 ? (
    <ul className="grid gap-0.5">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  ) : (
    <p className="text-text-2">All in date</p>
  );
