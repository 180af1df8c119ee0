import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { nameOf } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { orderTitle } from '../order-title.ts';

type Props = { order: PurchaseOrderRow; onClose: () => void; onDeleted?: () => void };

export function DeleteOrder({ order, onClose, onDeleted }: Props) {
  const toast = useToast();
  const undo = useUndo('purchaseOrder');
  const remove = useCommand(purchaseOrdersApi.remove, {
    onDone: () => {
      onClose();
      onDeleted?.();
      toast({
        text: `${orderTitle(order)} is in the recycle bin`,
        ...undo(order.id),
      });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${nameOf(order)}?`}
      description={`Its lines and comments go too. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { purchaseOrderId: order.id } })}
      onClose={onClose}
    />
  );
}
