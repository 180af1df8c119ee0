import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import {
  type ContactChanges,
  type ContactDraft,
  SupplierContact,
} from '@sitewright/domain/suppliers/contact';
import { eq } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { expectSupplier } from './store.ts';
import { supplierContacts } from './table.ts';

export async function listContacts(tx: Tx, supplierId: number): Promise<Page<SupplierContact>> {
  await expectSupplier(tx, supplierId);
  const rows = await tx
    .select()
    .from(supplierContacts)
    .where(eq(supplierContacts.supplierId, supplierId))
    .orderBy(supplierContacts.id);
  return new Page(rows.map(toContact));
}

export async function insertContact(
  tx: Tx,
  supplierId: number,
  draft: ContactDraft,
  actor: Actor,
): Promise<SupplierContact> {
  const values = { ...draft, supplierId, ...createdBy(actor) };
  const [row] = await tx.insert(supplierContacts).values(values).returning();
  return toContact(found(row));
}

export async function changeContact(
  tx: Tx,
  id: number,
  { version, ...changes }: ContactChanges,
  actor: Actor,
): Promise<SupplierContact> {
  const isIt = eq(supplierContacts.id, id);
  const [before] = await tx.select().from(supplierContacts).where(isIt).for('update');
  refuseIfChanged(SupplierContact, toContact(found(before)), version);
  const [row] = await tx
    .update(supplierContacts)
    .set({ ...changes, ...updatedBy(actor) })
    .where(isIt)
    .returning();
  return toContact(found(row));
}

export async function deleteContact(tx: Tx, id: number): Promise<void> {
  const deleted = await tx.delete(supplierContacts).where(eq(supplierContacts.id, id)).returning();
  found(deleted[0]);
}

const toContact = (row: typeof supplierContacts.$inferSelect): SupplierContact => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
