import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf } from '@sitewright/domain/purchase-orders/order-labels';
import { orderTitle } from '../order-title.ts';
import type { ActionProps } from './action-props.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export const HoldOrder = ({ order, onClose }: ActionProps) => (
  <ReasonDialog
    order={order}
    onClose={onClose}
    title={`Put ${nameOf(order)} on hold?`}
    description="Nothing can be received on it until it is released."
    confirmText="Put on hold"
    variant="warning"
    endpoint={purchaseOrdersApi.hold}
    message={(held) => `${orderTitle(held)} is on hold`}
  />
);
