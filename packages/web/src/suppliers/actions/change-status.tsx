import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { needsReason, supplierStatusText } from '@sitewright/domain/suppliers/status';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps, TargetStatus } from '../supplier-actions.ts';

const questions: Record<TargetStatus, { confirm: string; what: string }> = {
  active: { confirm: 'Make active', what: 'You can order from this supplier.' },
  preferred: {
    confirm: 'Make preferred',
    what: 'Marked as preferred. You can order from this supplier.',
  },
  on_hold: {
    confirm: 'Put on hold',
    what: 'No new orders until the hold is lifted. Orders already sent are not affected.',
  },
  blocked: {
    confirm: 'Block',
    what: 'No new orders. Only a Managing Director, a Director or an administrator can unblock this supplier.',
  },
  inactive: {
    confirm: 'Make inactive',
    what: 'Stays in the register but cannot receive new orders.',
  },
};

/** Holding and blocking ask for a reason, which everyone who wants to order can read. */
export function ChangeSupplierStatus({
  to,
  supplier,
  onClose,
}: ActionProps & { to: TargetStatus }) {
  const { id, name, version } = supplier;
  const asksWhy = needsReason(to);
  const { confirm, what } = questions[to];
  return (
    <CommandDialog
      title={`${confirm}: ${name}?`}
      description={what}
      confirmText={confirm}
      variant={asksWhy ? 'warning' : 'info'}
      endpoint={suppliersApi.edit}
      input={(why) => ({
        params: { supplierId: id },
        body: { status: to, version, ...(asksWhy && why) },
      })}
      start={{ statusReason: '' }}
      isBlocked={({ statusReason }) => asksWhy && statusReason.trim() === ''}
      doneMessage={(changed) => `${changed.name} is ${supplierStatusText(changed.status)}`}
      onClose={onClose}
    >
      {(field) =>
        asksWhy && (
          <TextArea
            label="Reason"
            help="Shown when ordering from this supplier"
            required
            maxLength={500}
            {...field('statusReason')}
          />
        )
      }
    </CommandDialog>
  );
}
