import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { SupplierNotice } from '@sitewright/domain/plant/notice';
import type { OrderSupplier } from '@sitewright/domain/suppliers/compliance';
import { nameKey } from '@sitewright/domain/suppliers/same-name';
import { needsReason } from '@sitewright/domain/suppliers/status';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { supplierStatuses } from '@sitewright/domain/suppliers/supplier-type';
import { and, inArray, isNotNull, ne } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { expectRow, findRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { withPolicies } from './describe.ts';
import { supplierProjects, suppliers } from './table.ts';

/** The supplier's details that an order stores, and those that decide whether it may be sent to them. */
type SupplierForOrder = OrderSupplier &
  Pick<
    Supplier,
    'email' | 'phone' | 'address' | 'city' | 'postcode' | 'discountRate' | 'paymentTerms'
  >;

export async function supplierForOrder(tx: Tx, id: number): Promise<SupplierForOrder> {
  const [supplier] = await withPolicies(tx, [await findRow(tx, suppliers, id)]);
  return found(supplier);
}

type Named = { supplierId?: number | null | undefined; name: string };

/** Suppliers with this name, in any spelling; other than a chosen one, only those that take no orders now. */
export async function findNamesakes(tx: Tx, { supplierId, name }: Named): Promise<OrderSupplier[]> {
  const { id, name: called, status } = suppliers;
  const isShunned = inArray(status, supplierStatuses.filter(needsReason));
  const isOther = supplierId ? and(ne(id, supplierId), isShunned) : undefined;
  const others = await tx.select({ id, called }).from(suppliers).where(isOther);
  const key = nameKey(name);
  const same = others.filter((other) => nameKey(other.called) === key).map((other) => other.id);
  if (same.length === 0) return [];
  return withPolicies(tx, await tx.select().from(suppliers).where(inArray(id, same)).orderBy(id));
}

/** The notice that the supplier of this name asks for, however it is written. */
export async function findHireNotice(
  tx: Tx,
  name: string | null | undefined,
): Promise<SupplierNotice | undefined> {
  if (!name) return;
  const { id, name: called, hireNoticeDays, hireNoticeUnit } = suppliers;
  const withNotice = await tx
    .select({ called, hireNoticeDays, hireNoticeUnit })
    .from(suppliers)
    .where(isNotNull(hireNoticeDays))
    .orderBy(id);
  return withNotice.find((supplier) => nameKey(supplier.called) === nameKey(name));
}

/** Links the supplier of an order to its contract; does nothing where the link exists. */
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

export const refuseIfNoSupplier = (tx: Tx, id: number): Promise<void> =>
  expectRow(tx, suppliers, id);
