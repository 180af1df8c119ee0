import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import {
  type InsuranceChanges,
  type InsuranceDraft,
  SupplierInsurance,
} from '@sitewright/domain/suppliers/insurance';
import { desc } from 'drizzle-orm';
import { discard } from '../platform/files/discard.ts';
import type { StoredFile } from '../platform/files/uploads.ts';
import {
  childrenOf,
  deleteRow,
  expectRow,
  findRow,
  insertRow,
  lockRow,
  saveRow,
} from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { supplierInsurances, suppliers } from './table.ts';

export async function listInsurances(tx: Tx, supplierId: number): Promise<Page<SupplierInsurance>> {
  await expectRow(tx, suppliers, supplierId);
  const { id, expiry, supplierId: parent } = supplierInsurances;
  const latestFirst = [desc(expiry), desc(id)];
  const rows = await childrenOf(tx, supplierInsurances, parent, supplierId, ...latestFirst);
  return new Page(rows.map(toInsurance));
}

export const insertInsurance = async (
  tx: Tx,
  supplierId: number,
  draft: InsuranceDraft,
  actor: Actor,
): Promise<SupplierInsurance> =>
  toInsurance(await insertRow(tx, supplierInsurances, { ...draft, supplierId }, actor));

export async function changeInsurance(
  tx: Tx,
  id: number,
  { version, ...changes }: InsuranceChanges,
  actor: Actor,
): Promise<SupplierInsurance> {
  const before = await lockRow(tx, supplierInsurances, id);
  refuseIfChanged(SupplierInsurance, toInsurance(before), version);
  return toInsurance(await saveRow(tx, supplierInsurances, id, changes, actor));
}

/** Replaces the previous document. */
export async function attachCertificate(
  tx: Tx,
  id: number,
  { key: document, filename: documentName }: StoredFile,
  actor: Actor,
): Promise<SupplierInsurance> {
  const before = await lockRow(tx, supplierInsurances, id);
  await discard(tx, before.document);
  return toInsurance(await saveRow(tx, supplierInsurances, id, { document, documentName }, actor));
}

export async function deleteInsurance(tx: Tx, id: number): Promise<void> {
  const { document } = await deleteRow(tx, supplierInsurances, id);
  await discard(tx, document);
}

/**
 * The storage key, for users who may read it. A photo was encoded again, a PDF is stored unchanged.
 */
export async function findCertificate(tx: Tx, id: number) {
  const { document, documentName } = await findRow(tx, supplierInsurances, id);
  const key = found(document ?? undefined);
  const type = key.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
  return { key, type, name: documentName ?? 'certificate' };
}

const toInsurance = ({
  document,
  ...row
}: typeof supplierInsurances.$inferSelect): SupplierInsurance => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
