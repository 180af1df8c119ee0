import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf, numberOf, statusLabels } from '@sitewright/domain/purchase-orders/order-words';
import { DeedDialog } from '../../plant/deeds/deed-dialog.tsx';
import type { DeedProps } from './deed-props.ts';
import { useOrderDeed } from './use-order-deed.ts';

export function ReleaseOrder({ order, onClose }: DeedProps) {
  const { statusBefore, statusReason } = order;
  const release = useOrderDeed(
    purchaseOrdersApi.release,
    onClose,
    (released) => `${numberOf(released)} is released`,
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
