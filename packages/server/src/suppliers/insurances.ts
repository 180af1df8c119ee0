import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import {
  type InsuranceChanges,
  type InsuranceDraft,
  SupplierInsurance,
} from '@sitewright/domain/suppliers/insurance';
import { desc, eq } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { discard } from '../platform/files/discard.ts';
import type { StoredFile } from '../platform/files/uploads.ts';
import type { Tx } from '../platform/tenancy.ts';
import { expectSupplier } from './store.ts';
import { supplierInsurances } from './table.ts';

export async function listInsurances(tx: Tx, supplierId: number): Promise<Page<SupplierInsurance>> {
  await expectSupplier(tx, supplierId);
  const rows = await tx
    .select()
    .from(supplierInsurances)
    .where(eq(supplierInsurances.supplierId, supplierId))
    .orderBy(desc(supplierInsurances.expiry), desc(supplierInsurances.id));
  return new Page(rows.map(toInsurance));
}

export async function insertInsurance(
  tx: Tx,
  supplierId: number,
  draft: InsuranceDraft,
  actor: Actor,
): Promise<SupplierInsurance> {
  const values = { ...draft, supplierId, ...createdBy(actor) };
  const [row] = await tx.insert(supplierInsurances).values(values).returning();
  return toInsurance(found(row));
}

export async function changeInsurance(
  tx: Tx,
  id: number,
  { version, ...changes }: InsuranceChanges,
  actor: Actor,
): Promise<SupplierInsurance> {
  const before = await lockInsurance(tx, id);
  refuseIfChanged(SupplierInsurance, toInsurance(before), version);
  return saveInsurance(tx, id, changes, actor);
}

/** The paper that was there before goes. */
export async function attachCertificate(
  tx: Tx,
  id: number,
  { key: document, filename: documentName }: StoredFile,
  actor: Actor,
): Promise<SupplierInsurance> {
  const before = await lockInsurance(tx, id);
  await discard(tx, before.document);
  return saveInsurance(tx, id, { document, documentName }, actor);
}

export async function deleteInsurance(tx: Tx, id: number): Promise<void> {
  const isIt = eq(supplierInsurances.id, id);
  const [deleted] = await tx.delete(supplierInsurances).where(isIt).returning();
  await discard(tx, found(deleted).document);
}

/**
 * The storage key, for users who may read it. A photo was encoded again, a PDF is stored unchanged.
 */
export async function findCertificate(tx: Tx, id: number) {
  const [row] = await tx.select().from(supplierInsurances).where(eq(supplierInsurances.id, id));
  const key = found(row?.document ?? undefined);
  const type = key.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
  return { key, type, name: row?.documentName ?? 'certificate' };
}

async function lockInsurance(tx: Tx, id: number) {
  const isIt = eq(supplierInsurances.id, id);
  const [row] = await tx.select().from(supplierInsurances).where(isIt).for('update');
  return found(row);
}

type Changes = Partial<typeof supplierInsurances.$inferInsert>;

async function saveInsurance(tx: Tx, id: number, changes: Given<Changes>, actor: Actor) {
  const [row] = await tx
    .update(supplierInsurances)
    .set({ ...changes, ...updatedBy(actor) })
    .where(eq(supplierInsurances.id, id))
    .returning();
  return toInsurance(found(row));
}

/** Of changes, some may be undefined. */
type Given<T> = { [K in keyof T]?: T[K] | undefined };

const toInsurance = ({
  document,
  ...row
}: typeof supplierInsurances.$inferSelect): SupplierInsurance => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
