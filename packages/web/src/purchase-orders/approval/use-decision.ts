import { can } from '@sitewright/domain/kernel/access';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { obstacleToApproving } from '@sitewright/domain/purchase-orders/approval-rules';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useAction } from '../../actions/use-action.ts';
import { useActor } from '../../platform/session.ts';
import type { Obstacle } from '../../ui/disabled-reason.tsx';
import { orderTitle } from '../order-title.ts';
import { useBuying } from '../use-buying.ts';

export type Decision = ReturnType<typeof useDecision>;

const unsaved: Obstacle = {
  message: 'Save your changes before approving the order.',
};

/** Whether it waits for this person, and their yes to it. */
export function useDecision(order: PurchaseOrder, isDirty = false) {
  const actor = useActor();
  const buying = useBuying();
  const approve = useAction(purchaseOrdersApi.approve, {
    doneMessage: (approved) => `${orderTitle(approved)} approved`,
  });
  const obstacle: Obstacle | undefined =
    obstacleToApproving(order, actor, buying) ?? (isDirty ? unsaved : undefined);
  return {
    isOpen:
      buying.requireApproval &&
      order.status === 'pending' &&
      can(actor, 'purchaseOrder.prices', 'R'),
    decides: can(actor, 'purchaseOrder.approve', 'A'),
    obstacle,
    command: approve,
    approve: () =>
      approve.perform({
        params: { purchaseOrderId: order.id },
        body: { version: order.version },
      }),
  };
}
