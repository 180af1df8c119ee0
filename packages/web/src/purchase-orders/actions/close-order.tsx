import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps } from '../order-actions.ts';
import { orderTitle } from '../order-title.ts';

/** Short of what was ordered, it takes a reason. */
export function CloseOrder({ order, onClose }: ActionProps) {
  const isShort = order.status === 'part_received';
  return (
    <CommandDialog
      title={`Close ${orderLabel(order)}${isShort ? ' short' : ''}?`}
      description={
        isShort
          ? 'Part of this order has not been received. Closing it cancels the rest, and the cost of the rest is no longer committed.'
          : 'Everything has been received. No more deliveries can be recorded on this order.'
      }
      confirmText={isShort ? 'Close short' : 'Close'}
      variant={isShort ? 'warning' : 'info'}
      endpoint={purchaseOrdersApi.close}
      input={({ reason }) => ({
        params: { purchaseOrderId: order.id },
        body: { reason, version: order.version },
      })}
      start={{ reason: '' }}
      isBlocked={({ reason }) => isShort && !reason.trim()}
      doneMessage={(closed) => `${orderTitle(closed)} closed`}
      onClose={onClose}
    >
      {(field) => isShort && <TextArea label="Reason" {...field('reason')} />}
    </CommandDialog>
  );
}
