import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import type { BuyingSettings } from '@sitewright/domain/purchase-orders/approval-rules';
import type { OrderFacts } from '@sitewright/domain/purchase-orders/draft-order';
import { eq } from 'drizzle-orm';
import { materialsForOrder } from '../materials/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { namesakesOf, supplierForOrder } from '../suppliers/public.ts';

/** What an order names, besides itself. */
type Named = {
  contractId: number;
  supplierId?: number | null | undefined;
  supplierName?: string | null | undefined;
  items?: readonly { materialId?: number | null | undefined }[] | undefined;
};

/** What the contract, the supplier and the materials of an order say; each has to be there. */
export async function factsFor(
  tx: Tx,
  { contractId, supplierId, supplierName, items = [] }: Named,
  { insuranceRule }: BuyingSettings,
  now: Date,
): Promise<OrderFacts> {
  const contract = await findContract(tx, contractId);
  const supplier = supplierId ? await supplierForOrder(tx, supplierId) : undefined;
  const name = supplier?.name ?? supplierName ?? '';
  const namesakes = await namesakesOf(tx, { supplierId, name });
  const ids = items.flatMap(({ materialId }) => materialId ?? []);
  const catalogue = await materialsForOrder(tx, ids);
  const when = { today: londonDay(now), now: now.toISOString() };
  return { contract, supplier, namesakes, ...catalogue, insuranceRule, ...when };
}

/** It stays as open as it is until the order is there. */
async function findContract(tx: Tx, id: number) {
  const [contract] = await tx
    .select({ status: projects.status })
    .from(projects)
    .where(eq(projects.id, id))
    .for('share');
  return found(contract);
}
