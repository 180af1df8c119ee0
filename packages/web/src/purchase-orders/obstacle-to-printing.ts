import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { hasNoNumber } from '@sitewright/domain/purchase-orders/rules';

/** Every print shows the prices, and none goes out without a number. */
export const obstacleToPrinting = (
  { poNumber }: Pick<PurchaseOrderRow, 'poNumber'>,
  actor: Actor,
): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder.prices', 'R', 'print an order') ??
  (poNumber === null ? hasNoNumber : undefined);
