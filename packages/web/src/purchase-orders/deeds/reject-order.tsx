import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { DeedProps } from './deed-props.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export const RejectOrder = ({ order, onClose }: DeedProps) => (
  <ReasonDialog
    {...{ order, onClose }}
    title={`Reject the order to ${order.supplierName}?`}
    description="It goes back to whoever raised it, with your reason. They can change it and submit it again."
    confirmText="Reject"
    variant="warning"
    endpoint={purchaseOrdersApi.reject}
    said={({ supplierName }) => `The order to ${supplierName} is rejected`}
  />
);
