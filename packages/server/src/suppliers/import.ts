import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import { readSuppliers } from '@sitewright/domain/suppliers/import';
import type { ImportReport } from '@sitewright/domain/suppliers/supplier';
import { createdBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { columnsOf } from './store.ts';
import { suppliers } from './table.ts';

/** Tells what a file holds; unless it is a dry run, all its good rows are added, or none. */
export async function importSuppliers(
  tx: Tx,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
  actor: Actor,
): Promise<ImportReport> {
  const { name, code, vatNumber } = suppliers;
  const register = await tx.select({ name, code, vatNumber }).from(suppliers);
  const reading = readSuppliers(csv, register, actor);
  if ('message' in reading) throw new Refused(reading);
  const { rows, drafts, faults } = reading;
  const values = drafts.map((draft) => ({ ...columnsOf(draft), ...createdBy(actor) }));
  if (!isDryRun && values.length > 0) await tx.insert(suppliers).values(values);
  return { rows, isDryRun, names: drafts.map((draft) => draft.name), faults };
}
