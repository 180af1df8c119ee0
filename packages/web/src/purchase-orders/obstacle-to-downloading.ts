import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import type { BuyingSettings } from '@sitewright/domain/purchase-orders/approval-rules';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToPrinting } from '@sitewright/domain/purchase-orders/rules';

/** Every print shows the prices, so a user who may not see prices gets none. */
export const obstacleToDownloading = (
  order: Pick<PurchaseOrderRow, 'poNumber' | 'status'>,
  actor: Actor,
  buying: BuyingSettings,
): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder.prices', 'R', 'print an order') ??
  obstacleToPrinting(order, buying);
