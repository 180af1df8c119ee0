import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { type EmploymentStatus, statusLabels } from '@sitewright/domain/workforce/worker-values';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { today } from '../../platform/today.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps, Subject } from '../worker-actions.ts';

const questions: Record<EmploymentStatus, { confirm: string; what: string }> = {
  active: {
    confirm: 'Make active',
    what: 'They can work again if their cards and inductions are valid.',
  },
  on_leave: {
    confirm: 'Mark as on leave',
    what: 'They cannot start work until they are active again.',
  },
  suspended: {
    confirm: 'Suspend',
    what: 'They cannot start work until the suspension is lifted. The gate check shows it too.',
  },
  left: { confirm: 'Mark as left', what: 'They stay on record but can no longer start work.' },
};

const message = (worker: Subject): string =>
  `${fullName(worker)}: ${statusLabels[worker.employmentStatus].toLowerCase()}`;

/** Suspension requires a reason, and leaving requires a last day. */
export const ChangeWorkerStatus = ({
  to,
  worker,
  onClose,
}: ActionProps & { to: EmploymentStatus }) => (
  <CommandDialog
    title={`${questions[to].confirm}: ${fullName(worker)}?`}
    description={questions[to].what}
    confirmText={questions[to].confirm}
    variant={to === 'active' ? 'info' : 'warning'}
    endpoint={workforceApi.setStatus}
    input={({ reason, endDate }) => ({
      params: { workerId: worker.id },
      body: { status: to, reason, ...(to === 'left' && { endDate }) },
    })}
    start={{ reason: '', endDate: today() }}
    isBlocked={({ reason }) => to === 'suspended' && reason.trim() === ''}
    doneMessage={message}
    onClose={onClose}
  >
    {(field) => (
      <>
        {to === 'left' && <DateField label="Last day" required {...field('endDate')} />}
        <TextArea
          label="Reason"
          help="Visible to everyone who manages workers on site"
          isOptional={to !== 'suspended'}
          maxLength={500}
          {...field('reason')}
        />
      </>
    )}
  </CommandDialog>
);
