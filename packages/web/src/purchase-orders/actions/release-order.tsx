import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf, statusLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { orderTitle } from '../order-title.ts';
import type { ActionProps } from './action-props.ts';
import { useOrderAction } from './use-order-action.ts';

export function ReleaseOrder({ order, onClose }: ActionProps) {
  const { statusBefore, statusReason } = order;
  const release = useOrderAction(
    purchaseOrdersApi.release,
    onClose,
    (released) => `${orderTitle(released)} is released`,
  );
  return (
    <ActionDialog
      title={`Release ${nameOf(order)}?`}
      description={`It is on hold${statusReason ? `: ${statusReason}` : ''}. Released, it is where it was${statusBefore ? `: ${statusLabels[statusBefore].toLowerCase()}` : ''}.`}
      confirmText="Release"
      command={release}
      onConfirm={() => release.perform({ params: { purchaseOrderId: order.id } })}
      onClose={onClose}
    />
  );
}
