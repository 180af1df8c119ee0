import { found } from '@sitewright/domain/kernel/problem';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';
import { lockSupplier } from './store.ts';
import { supplierContacts, supplierInsurances, supplierProjects } from './table.ts';

type Two = { kept: Supplier; from: Supplier };

/** Both, locked in the order of their ids, so that two who merge them crosswise do not wait for ever. */
export async function lockBoth(
  tx: Tx,
  { keptId, fromId }: { keptId: number; fromId: number },
  now: Date,
): Promise<Two> {
  const locked = new Map<number, Supplier>();
  for (const id of [keptId, fromId].sort((a, b) => a - b))
    locked.set(id, await lockSupplier(tx, id, now));
  return { kept: found(locked.get(keptId)), from: found(locked.get(fromId)) };
}

/** Everything that hangs on `from` hangs on `kept` now. */
export async function moveAll(tx: Tx, { kept, from }: Two): Promise<void> {
  const supplierId = kept.id;
  for (const table of [supplierContacts, supplierInsurances, purchaseOrders, materials])
    await tx
      .update(table)
      .set({ supplierId, version: sql`version + 1` })
      .where(eq(table.supplierId, from.id));
  await moveLinks(tx, kept.id, from.id);
}

/** A contract of both is one contract; the other link of it goes to the bin. */
async function moveLinks(tx: Tx, supplierId: number, fromId: number): Promise<void> {
  const theirs = tx
    .select({ id: supplierProjects.projectId })
    .from(supplierProjects)
    .where(eq(supplierProjects.supplierId, supplierId));
  await tx
    .update(supplierProjects)
    .set({ supplierId })
    .where(
      and(eq(supplierProjects.supplierId, fromId), notInArray(supplierProjects.projectId, theirs)),
    );
}
