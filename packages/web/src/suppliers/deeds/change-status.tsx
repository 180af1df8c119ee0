import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { inWords, needsReason } from '@sitewright/domain/suppliers/status';
import type { SupplierStatus } from '@sitewright/domain/suppliers/supplier-type';
import { useState } from 'react';
import { DeedDialog } from '../../plant/deeds/deed-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeedProps } from '../supplier-actions.ts';
import { useSupplierDeed } from '../use-supplier-deed.ts';

const questions: Record<SupplierStatus, { confirm: string; what: string }> = {
  pending: { confirm: 'Set up', what: 'They are being set up.' },
  active: { confirm: 'Make active', what: 'Orders can go to them.' },
  preferred: {
    confirm: 'Make preferred',
    what: 'Orders can go to them, and they stand first in the register.',
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
}: DeedProps & { to: SupplierStatus }) {
  const [statusReason, setReason] = useState('');
  const asksWhy = needsReason(to);
  const { confirm, what } = questions[to];
  const change = useSupplierDeed(
    suppliersApi.edit,
    onClose,
    ({ name, status }) => `${name} is ${inWords(status)}`,
  );
  return (
    <DeedDialog
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
    </DeedDialog>
  );
}
