import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import { orderTitle } from '../order-title.ts';

type Props = { order: PurchaseOrderRow; onClose: () => void; onDeleted?: () => void };

export const DeleteOrder = ({ order, ...dialog }: Props) => (
  <DeleteDialog
    endpoint={purchaseOrdersApi.remove}
    input={{ params: { purchaseOrderId: order.id } }}
    recordType="purchaseOrder"
    recordId={order.id}
    title={orderLabel(order)}
    name={orderTitle(order)}
    consequence="Its lines and comments are deleted too."
    {...dialog}
  />
);
