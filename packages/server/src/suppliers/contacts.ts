import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import {
  type ContactChanges,
  type ContactDraft,
  SupplierContact,
} from '@sitewright/domain/suppliers/contact';
import { childrenOf, deleteRow, expectRow, insertRow, lockRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { supplierContacts, suppliers } from './table.ts';

export async function listContacts(tx: Tx, supplierId: number): Promise<Page<SupplierContact>> {
  await expectRow(tx, suppliers, supplierId);
  const rows = await childrenOf(tx, supplierContacts, supplierContacts.supplierId, supplierId);
  return new Page(rows.map(toContact));
}

export const insertContact = async (
  tx: Tx,
  supplierId: number,
  draft: ContactDraft,
  actor: Actor,
): Promise<SupplierContact> =>
  toContact(await insertRow(tx, supplierContacts, { ...draft, supplierId }, actor));

export async function changeContact(
  tx: Tx,
  id: number,
  { version, ...changes }: ContactChanges,
  actor: Actor,
): Promise<SupplierContact> {
  const before = await lockRow(tx, supplierContacts, id);
  refuseIfChanged(SupplierContact, toContact(before), version);
  return toContact(await saveRow(tx, supplierContacts, id, changes, actor));
}

export async function deleteContact(tx: Tx, id: number): Promise<void> {
  await deleteRow(tx, supplierContacts, id);
}

const toContact = (row: typeof supplierContacts.$inferSelect): SupplierContact => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
