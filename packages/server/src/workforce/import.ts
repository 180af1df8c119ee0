import type { Actor } from '@sitewright/domain/kernel/access';
import type { ImportReport } from '@sitewright/domain/kernel/row-import';
import { fullName } from '@sitewright/domain/labour/crew';
import { readWorkers } from '@sitewright/domain/workforce/import';
import type { WorkerImport } from '@sitewright/domain/workforce/worker-import';
import { createdBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { newBadge, nextWorkerId, numbered } from './store.ts';
import { workers } from './table.ts';

/** Reports what a file holds; unless it is a dry run, all valid rows are added, or none. */
export async function importWorkers(
  tx: Tx,
  { isDryRun, ...sheet }: WorkerImport,
  actor: Actor,
): Promise<ImportReport> {
  let next = Number((await nextWorkerId(tx)).slice(2));
  const register = await tx.select({ workerId: workers.workerId }).from(workers);
  const { drafts, faults } = readWorkers(sheet, register);
  const taken = new Set([...register, ...drafts].map(({ workerId }) => workerId));
  const free = (): string => {
    while (taken.has(numbered(next))) next += 1;
    return numbered(next++);
  };
  const values = drafts.map((draft) => ({
    ...draft,
    workerId: draft.workerId ?? free(),
    badge: newBadge(),
    ...createdBy(actor),
  }));
  if (!isDryRun && values.length > 0) await tx.insert(workers).values(values);
  return { isDryRun, names: drafts.map(fullName), faults };
}
