import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf, statusLabels } from '@sitewright/domain/purchase-orders/order-words';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { theOrder } from '../the-order.ts';
import type { DeedProps } from './deed-props.ts';
import { useOrderDeed } from './use-order-deed.ts';

export function ReleaseOrder({ order, onClose }: DeedProps) {
  const { statusBefore, statusReason } = order;
  const release = useOrderDeed(
    purchaseOrdersApi.release,
    onClose,
    (released) => `${theOrder(released)} is released`,
  );
  return (
    <DeedDialog
      title={`Release ${nameOf(order)}?`}
      description={`It is on hold${statusReason ? `: ${statusReason}` : ''}. Released, it is where it was${statusBefore ? `: ${statusLabels[statusBefore].toLowerCase()}` : ''}.`}
      confirmText="Release"
      command={release}
      onConfirm={() => release.perform({ params: { purchaseOrderId: order.id } })}
      onClose={onClose}
    />
  );
}
