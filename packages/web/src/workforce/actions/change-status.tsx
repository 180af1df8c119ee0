import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { type EmploymentStatus, statusLabels } from '@sitewright/domain/workforce/worker-values';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { today } from '../../platform/today.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps, Subject } from '../worker-actions.ts';

const questions: Record<EmploymentStatus, { confirm: string; what: string }> = {
  active: { confirm: 'Make active', what: 'They can work again, if their papers are in order.' },
  on_leave: { confirm: 'On leave', what: 'They cannot start work until they are active again.' },
  suspended: {
    confirm: 'Suspend',
    what: 'They cannot start work, and the gate says so, until this is lifted.',
  },
  left: { confirm: 'Has left', what: 'They stay in the books, and can no longer start work.' },
};

const message = (worker: Subject): string =>
  `${fullName(worker)}: ${statusLabels[worker.employmentStatus].toLowerCase()}`;

/** Suspension requires a reason, and leaving requires a last day. */
export function ChangeWorkerStatus({
  to,
  worker,
  onClose,
}: ActionProps & { to: EmploymentStatus }) {
  const [reason, setReason] = useState('');
  const [endDate, setEndDate] = useState(today());
  const { confirm, what } = questions[to];
  const change = useAction(workforceApi.setStatus, { onClose, doneMessage: message });
  return (
    <ActionDialog
      title={`${confirm}: ${fullName(worker)}?`}
      description={what}
      confirmText={confirm}
      variant={to === 'active' ? 'info' : 'warning'}
      command={change}
      isBlocked={to === 'suspended' && reason.trim() === ''}
      onConfirm={() =>
        change.perform({
          params: { workerId: worker.id },
          body: { status: to, reason, ...(to === 'left' && { endDate }) },
        })
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          {to === 'left' && (
            <DateField
              label="Last day"
              name="endDate"
              required
              error={fields.endDate}
              value={endDate}
              onChange={setEndDate}
            />
          )}
          <TextArea
            label="Reason"
            help="Whoever looks after the people of a site reads it"
            name="reason"
            isOptional={to !== 'suspended'}
            maxLength={500}
            error={fields.reason}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </ActionDialog>
  );
}
