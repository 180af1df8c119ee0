import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { BuyingSettings } from '@sitewright/domain/purchase-orders/approval-rules';
import type { OrderFacts } from '@sitewright/domain/purchase-orders/draft-order';
import { materialsForOrder } from '../materials/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockContract } from '../projects/of-project.ts';
import { findNamesakes, supplierForOrder } from '../suppliers/public.ts';

/** The records that an order refers to. */
type Named = {
  contractId: number;
  supplierId?: number | null | undefined;
  supplierName?: string | null | undefined;
  items?: readonly { materialId?: number | null | undefined }[] | undefined;
};

/** Loads the contract, the supplier and the materials of an order; each must exist. */
export async function loadOrderFacts(
  tx: Tx,
  { contractId, supplierId, supplierName, items = [] }: Named,
  { insuranceRule }: BuyingSettings,
  now: Date,
): Promise<OrderFacts> {
  // Locked, so that the contract stays open until the order is saved.
  const contract = await lockContract(tx, contractId, 'share');
  const supplier = supplierId ? await supplierForOrder(tx, supplierId) : undefined;
  const name = supplier?.name ?? supplierName ?? '';
  const namesakes = await findNamesakes(tx, { supplierId, name });
  const ids = items.flatMap(({ materialId }) => materialId ?? []);
  const catalogue = await materialsForOrder(tx, ids);
  const when = { today: londonDay(now), now: now.toISOString() };
  return { contract, supplier, namesakes, ...catalogue, insuranceRule, ...when };
}
