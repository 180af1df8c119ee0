import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ActionProps } from '../order-actions.ts';
import { orderTitle } from '../order-title.ts';

export function AcknowledgeOrder({ order, onClose }: ActionProps) {
  const [acknowledgedBy, setAcknowledgedBy] = useState('');
  const acknowledge = useAction(purchaseOrdersApi.acknowledge, {
    onClose,
    doneMessage: (acknowledged) =>
      `${orderTitle(acknowledged)} is acknowledged by ${acknowledged.acknowledgedBy}`,
  });
  return (
    <ActionDialog
      title={`Has ${order.supplierName} acknowledged ${orderLabel(order)}?`}
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
    </ActionDialog>
  );
}
