import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf } from '@sitewright/domain/purchase-orders/order-words';
import { useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { theOrder } from '../the-order.ts';
import type { DeedProps } from './deed-props.ts';
import { useOrderDeed } from './use-order-deed.ts';

export function AcknowledgeOrder({ order, onClose }: DeedProps) {
  const [acknowledgedBy, setAcknowledgedBy] = useState('');
  const acknowledge = useOrderDeed(
    purchaseOrdersApi.acknowledge,
    onClose,
    (told) => `${theOrder(told)} is acknowledged by ${told.acknowledgedBy}`,
  );
  return (
    <DeedDialog
      title={`Has ${order.supplierName} acknowledged ${nameOf(order)}?`}
      description="Suppliers do it by the link in their letter. Record it here when they told you in another way."
      confirmText="Record"
      command={acknowledge}
      isBlocked={!acknowledgedBy.trim()}
      onConfirm={() =>
        acknowledge.perform({
          params: { purchaseOrderId: order.id },
          body: { acknowledgedBy, version: order.version },
        })
      }
      onClose={onClose}
    >
      {({ acknowledgedBy: error }) => (
        <TextField
          label="Who told you"
          name="acknowledgedBy"
          autoComplete="off"
          maxLength={100}
          error={error}
          value={acknowledgedBy}
          onChange={setAcknowledgedBy}
        />
      )}
    </DeedDialog>
  );
}
