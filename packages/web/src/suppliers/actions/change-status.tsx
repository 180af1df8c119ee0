import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { needsReason, supplierStatusText } from '@sitewright/domain/suppliers/status';
import { CommandDialog } from '../../actions/command-dialog.tsx';
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
            help="Whoever wants to order from them reads it"
            required
            maxLength={500}
            {...field('statusReason')}
          />
        )
      }
    </CommandDialog>
  );
}
