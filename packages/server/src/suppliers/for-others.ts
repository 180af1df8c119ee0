import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { folded } from '@sitewright/domain/kernel/unseen';
import type { Orderable } from '@sitewright/domain/suppliers/compliance';
import { needsReason } from '@sitewright/domain/suppliers/status';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { supplierStatuses } from '@sitewright/domain/suppliers/supplier-type';
import { eq, inArray } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { withPolicies } from './describe.ts';
import { supplierProjects, suppliers } from './table.ts';

/** What an order writes down of a supplier, and what decides whether it may go to them. */
type SupplierForOrder = Orderable &
  Pick<Supplier, 'email' | 'phone' | 'address' | 'city' | 'postcode' | 'discountRate'>;

export async function supplierForOrder(tx: Tx, id: number): Promise<SupplierForOrder> {
  const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, id));
  const [supplier] = await withPolicies(tx, [found(row)]);
  return found(supplier);
}

/** Who takes no orders now and is called so, however it is written: to leave their record out does not hide them. */
export async function findShunned(tx: Tx, name: string): Promise<Orderable | undefined> {
  const { id, name: called, status } = suppliers;
  const isShunned = inArray(status, supplierStatuses.filter(needsReason));
  const rows = await tx.select({ id, called }).from(suppliers).where(isShunned);
  const namesake = rows.find((row) => folded(row.called) === folded(name));
  return namesake && supplierForOrder(tx, namesake.id);
}

/** Whoever gets an order for a contract works on it; where they did already, nothing changes. */
export async function linkToContract(
  tx: Tx,
  { supplierId, projectId }: { supplierId: number; projectId: number },
  actor: Actor,
): Promise<void> {
  await tx
    .insert(supplierProjects)
    .values({ supplierId, projectId, ...createdBy(actor) })
    .onConflictDoNothing();
}
