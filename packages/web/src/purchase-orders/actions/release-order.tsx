import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf, statusLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { orderTitle } from '../order-title.ts';
import type { ActionProps } from './action-props.ts';

export function ReleaseOrder({ order, onClose }: ActionProps) {
  const { statusBefore, statusReason } = order;
  const release = useAction(purchaseOrdersApi.release, {
    onClose,
    doneMessage: (released) => `${orderTitle(released)} is released`,
  });
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
