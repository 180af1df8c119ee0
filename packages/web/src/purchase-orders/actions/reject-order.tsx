import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf } from '@sitewright/domain/purchase-orders/order-labels';
import { orderTitle } from '../order-title.ts';
import type { ActionProps } from './action-props.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export const RejectOrder = ({ order, onClose }: ActionProps) => (
  <ReasonDialog
    order={order}
    onClose={onClose}
    title={`Reject ${nameOf(order)}?`}
    description="It goes back to whoever raised it, with your reason. They can change it and submit it again."
    confirmText="Reject"
    variant="warning"
    endpoint={purchaseOrdersApi.reject}
    message={(rejected) => `${orderTitle(rejected)} is rejected`}
  />
);
