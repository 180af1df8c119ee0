import { found } from '@sitewright/domain/kernel/problem';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { topic } from '../platform/topic.ts';
import type { Describing } from './describe.ts';
import { lockSupplier } from './store.ts';
import { supplierContacts, supplierInsurances, supplierProjects } from './table.ts';

/** Makes everything that refers to supplier `fromId` refer to `keptId`. */
export const suppliersMerged =
  topic<[suppliers: { keptId: number; fromId: number }]>('suppliersMerged');

type Two = { kept: Supplier; from: Supplier };

/** Locks orders before suppliers, in the same order as an approval, to avoid a deadlock. */
const lockOrders = (tx: Tx, ids: readonly number[]) =>
  tx.execute(sql`
    select from purchase_orders where supplier_id = any(${sql.param(ids)}::int[]) or id in (
      select purchase_order_id from purchase_order_revisions
      where (record ->> 'supplierId')::int = any(${sql.param(ids)}::int[]))
    order by id for update`);

/** Both, locked in the order of their ids, so that two opposite merges do not wait for each other forever. */
export async function lockBoth(
  tx: Tx,
  { keptId, fromId }: { keptId: number; fromId: number },
  describing: Describing,
): Promise<Two> {
  await lockOrders(tx, [keptId, fromId]);
  const locked = new Map<number, Supplier>();
  for (const id of [keptId, fromId].sort((a, b) => a - b))
    locked.set(id, await lockSupplier(tx, id, describing));
  return { kept: found(locked.get(keptId)), from: found(locked.get(fromId)) };
}

/** Moves all references from `from` to `kept`. */
export async function moveReferences(tx: Tx, { kept, from }: Two): Promise<void> {
  const supplierId = kept.id;
  for (const table of [supplierContacts, supplierInsurances])
    await tx
      .update(table)
      .set({ supplierId, version: sql`version + 1` })
      .where(eq(table.supplierId, from.id));
  await suppliersMerged.publish(tx, { keptId: kept.id, fromId: from.id });
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
