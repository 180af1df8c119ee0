import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { needsReason, supplierStatusText } from '@sitewright/domain/suppliers/status';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps, TargetStatus } from '../supplier-actions.ts';

const questions: Record<TargetStatus, { confirm: string; what: string }> = {
  active: { confirm: 'Make active', what: 'Orders can go to them.' },
  preferred: {
    confirm: 'Make preferred',
    what: 'They are marked as preferred, and orders can go to them.',
  },
  on_hold: {
    confirm: 'Put on hold',
    what: 'No new orders go to them until this is lifted. Orders that were sent stay as they are.',
  },
  blocked: {
    confirm: 'Block',
    what: 'No new orders go to them. It takes a Director to lift this.',
  },
  inactive: { confirm: 'Make inactive', what: 'They stay in the register and get no new orders.' },
};

/** Holding and blocking ask why, and everybody who wants to order reads the answer. */
export function ChangeSupplierStatus({
  to,
  supplier,
  onClose,
}: ActionProps & { to: TargetStatus }) {
  const [statusReason, setReason] = useState('');
  const asksWhy = needsReason(to);
  const { confirm, what } = questions[to];
  const change = useAction(suppliersApi.edit, {
    onClose,
    doneMessage: ({ name, status }) => `${name} is ${supplierStatusText(status)}`,
  });
  return (
    <ActionDialog
      title={`${confirm}: ${supplier.name}?`}
      description={what}
      confirmText={confirm}
      variant={asksWhy ? 'warning' : 'info'}
      command={change}
      isBlocked={asksWhy && statusReason.trim() === ''}
      onConfirm={() =>
        change.perform({
          params: { supplierId: supplier.id },
          body: { status: to, version: supplier.version, ...(asksWhy && { statusReason }) },
        })
      }
      onClose={onClose}
    >
      {({ statusReason: error }) =>
        asksWhy && (
          <TextArea
            label="Reason"
            help="Whoever wants to order from them reads it"
            name="statusReason"
            required
            maxLength={500}
            error={error}
            value={statusReason}
            onChange={setReason}
          />
        )
      }
    </ActionDialog>
  );
}
