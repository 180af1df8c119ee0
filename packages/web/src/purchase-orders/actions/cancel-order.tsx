import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf } from '@sitewright/domain/purchase-orders/order-labels';
import { orderTitle } from '../order-title.ts';
import type { ActionProps } from './action-props.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export const CancelOrder = ({ order, onClose }: ActionProps) => (
  <ReasonDialog
    order={order}
    onClose={onClose}
    title={`Cancel ${nameOf(order)}?`}
    description={
      order.sentTo
        ? `${order.sentTo} is told by email, with your reason. This cannot be undone.`
        : 'This cannot be undone.'
    }
    confirmText="Cancel the order"
    variant="warning"
    endpoint={purchaseOrdersApi.cancel}
    message={(cancelled) => `${orderTitle(cancelled)} is cancelled`}
  />
);
