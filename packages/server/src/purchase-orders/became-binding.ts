import type { Actor } from '@sitewright/domain/kernel/access';
import { netPriceOf } from '@sitewright/domain/purchase-orders/line-maths';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { binding } from '@sitewright/domain/purchase-orders/rules';
import { recordOrderPrices } from '../materials/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { linkToContract } from '../suppliers/public.ts';

/**
 * When an order becomes binding, its supplier joins the contract and its prices join the history.
 */
export async function settle(
  tx: Tx,
  before: Pick<PurchaseOrder, 'status'>,
  { contractId: projectId, supplierId, items }: PurchaseOrder,
  actor: Actor,
): Promise<void> {
  if (binding.includes(before.status)) return;
  if (supplierId) await linkToContract(tx, { supplierId, projectId }, actor);
  const prices = items.flatMap(({ materialId, quantity, unitPrice, discountRate }) =>
    materialId && unitPrice && discountRate
      ? [{ materialId, price: netPriceOf({ quantity, unitPrice, discountRate }) }]
      : [],
  );
  await recordOrderPrices(tx, prices, actor);
}
