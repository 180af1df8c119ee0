import type { Actor } from '@sitewright/domain/kernel/access';
import type { ImportReport } from '@sitewright/domain/kernel/row-import';
import { readSuppliers } from '@sitewright/domain/suppliers/import';
import type { SupplierImport } from '@sitewright/domain/suppliers/supplier-import';
import { createdBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { columnsOf } from './store.ts';
import { suppliers } from './table.ts';

/** Reports what a file holds; unless it is a dry run, all valid rows are added, or none. */
export async function importSuppliers(
  tx: Tx,
  { isDryRun, ...sheet }: SupplierImport,
  actor: Actor,
): Promise<ImportReport> {
  const { name, code, vatNumber } = suppliers;
  const register = await tx.select({ name, code, vatNumber }).from(suppliers);
  const { drafts, faults } = readSuppliers(sheet, register, actor);
  const values = drafts.map((draft) => ({ ...columnsOf(draft), ...createdBy(actor) }));
  if (!isDryRun && values.length > 0) await tx.insert(suppliers).values(values);
  return { isDryRun, names: drafts.map((draft) => draft.name), faults };
}
