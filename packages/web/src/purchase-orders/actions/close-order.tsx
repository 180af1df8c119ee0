import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps } from '../order-actions.ts';
import { orderTitle } from '../order-title.ts';

/** Short of what was ordered, it takes a reason. */
export function CloseOrder({ order, onClose }: ActionProps) {
  const [reason, setReason] = useState('');
  const isShort = order.status === 'part_received';
  const close = useAction(purchaseOrdersApi.close, {
    onClose,
    doneMessage: (closed) => `${orderTitle(closed)} is closed`,
  });
  return (
    <ActionDialog
      title={`Close ${orderLabel(order)}${isShort ? ' short' : ''}?`}
      description={
        isShort
          ? 'Not all of it has come. What is missing is expected no longer, and leaves the commitment.'
          : 'All of it has come. Nothing more can be received on it.'
      }
      confirmText={isShort ? 'Close short' : 'Close'}
      variant={isShort ? 'warning' : 'info'}
      command={close}
      isBlocked={isShort && !reason.trim()}
      onConfirm={() =>
        close.perform({
          params: { purchaseOrderId: order.id },
          body: { reason, version: order.version },
        })
      }
      onClose={onClose}
    >
      {({ reason: error }) =>
        isShort && (
          <TextArea
            label="Reason"
            name="reason"
            error={error}
            value={reason}
            onChange={setReason}
          />
        )
      }
    </ActionDialog>
  );
}
