import { costsApi } from '@sitewright/domain/costs/api';
import type { BudgetChange } from '@sitewright/domain/costs/cost-plan';
import { obstacleToDeciding } from '@sitewright/domain/costs/rules';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useActor } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { dayText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { signed } from '../labels.ts';
import { costQueries } from '../queries.ts';

/** The proposed changes to budget and value, and their decisions. */
export const BudgetChanges = ({ projectId }: { projectId: number }) => (
  <Panel title="Budget changes">
    <div className="[&>p]:p-4 [&>p]:text-sm">
      <Loaded
        query={useQuery(costQueries.budgetChanges(projectId))}
        what="the budget changes"
        empty="No budget changes yet. Propose a change, then approve or reject it."
      >
        {(changes) => (
          <ul className="divide-y divide-line-2">
            {changes.map((change) => (
              <Line key={change.id} change={change} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  </Panel>
);

const states = {
  proposed: { tone: 'info', icon: CircleDashed, label: 'Proposed' },
  approved: { tone: 'ok', icon: CircleCheck, label: 'Approved' },
  rejected: { tone: 'bad', icon: CircleX, label: 'Rejected' },
} as const;

function Line({ change }: { change: BudgetChange }) {
  const { description, head, status, statusReason, decidedAt, createdAt } = change;
  const { label, ...look } = states[status];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
          {description} <Badge {...look}>{label}</Badge>
        </p>
        <p className="text-xs tracking-normal text-text-2">
          {[costHeadLabels[head], dayText(decidedAt ?? createdAt), statusReason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="text-right text-text-2 tabular-nums">{amountsOf(change)}</p>
      {status === 'proposed' && <Decide change={change} />}
    </li>
  );
}

/** 'Budget +£2,000.00, value +£2,500.00, 80 % likely' */
const amountsOf = ({ budgetAmount, valueAmount, probability, status }: BudgetChange): string =>
  [
    Number(budgetAmount) !== 0 && `budget ${signed(budgetAmount)}`,
    Number(valueAmount) !== 0 && `value ${signed(valueAmount)}`,
    status === 'proposed' && Number(valueAmount) !== 0 && `${probability}% likely`,
  ]
    .filter(Boolean)
    .join(', ');

function Decide({ change }: { change: BudgetChange }) {
  const [openAction, setOpenAction] = useState<'approve' | 'reject'>();
  const obstacle = obstacleToDeciding(change, useActor());
  const close = () => setOpenAction(undefined);
  if (obstacle) return <p className="max-w-80 text-xs text-text-2">{obstacle.message}</p>;
  return (
    <div className="flex gap-2">
      <Button aria-label={`Reject: ${change.description}`} onClick={() => setOpenAction('reject')}>
        Reject
      </Button>
      <Button
        aria-label={`Approve: ${change.description}`}
        onClick={() => setOpenAction('approve')}
      >
        Approve
      </Button>
      {openAction === 'approve' && <ApproveBudgetChange change={change} onClose={close} />}
      {openAction === 'reject' && <RejectBudgetChange change={change} onClose={close} />}
    </div>
  );
}

type Props = { change: BudgetChange; onClose: () => void };

const ApproveBudgetChange = ({ change: { id, version, description }, onClose }: Props) => (
  <CommandDialog
    title={`Approve ${description}?`}
    description="This updates the budget and the contract value."
    confirmText="Approve"
    endpoint={costsApi.approveBudgetChange}
    input={{ params: { budgetChangeId: id }, body: { version } }}
    doneMessage={() => `${description} approved`}
    onClose={onClose}
  />
);

const RejectBudgetChange = ({ change: { id, version, description }, onClose }: Props) => (
  <CommandDialog
    title={`Reject ${description}?`}
    description="It stays in the list with your reason and changes no figures."
    confirmText="Reject"
    variant="warning"
    endpoint={costsApi.rejectBudgetChange}
    input={({ reason }) => ({ params: { budgetChangeId: id }, body: { reason, version } })}
    start={{ reason: '' }}
    doneMessage={() => `${description} rejected`}
    onClose={onClose}
  >
    {(field) => <TextArea label="Reason" {...field('reason')} />}
  </CommandDialog>
);
