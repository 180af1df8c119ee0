import {
  dependantsAddedSince,
  safetyBackupMissing,
} from '@sitewright/domain/backup/data-backup-rules';
import { found, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import { allowIdleTransaction } from '../platform/allow-idle-transaction.ts';
import { rowsAtOnce } from '../platform/bin/many-rows.ts';
import { fileKeysIn, unreferencedFiles } from '../platform/bin/recycle.ts';
import { discard } from '../platform/files/discard.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type BackupContext, isExpected, userMessageOf, withHeartbeat } from './backup-context.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { findBackup } from './data-backups.ts';
import { affectedRowsIn, spansOf } from './ranges.ts';
import type { Archive } from './read-archive.ts';
import {
  announceRestore,
  archiveOf,
  saveRestoration,
  saveRestorationNow,
} from './restore-backup.ts';
import { restoreTables } from './restore-tables.ts';
import { filesInBin } from './store.ts';
import type { Ranges } from './table.ts';

type Row = { id: number } & Record<string, unknown>;

/** Deletes what the restore added, and sets back what it overwrote; everything else stays. */
export const undoRestoration = (backupContext: BackupContext, { backupId }: { backupId: number }) =>
  withHeartbeat(backupContext, backupId, async () => {
    const row = await backupContext.inOrganization((tx) => findBackup(tx, backupId));
    const { restoration } = row.metadata;
    if (restoration?.status !== 'undoing') return;
    try {
      const safety = await backupContext.inOrganization((tx) =>
        findBackup(tx, found(restoration.safetyId ?? undefined)),
      );
      if (safety.status !== 'completed') throw new Refused(safetyBackupMissing);
      const archive = await archiveOf(backupContext, safety);
      await backupContext.inOrganization(async (tx) => {
        await undo(tx, backupContext, archive, restoration);
        await saveRestoration(tx, backupId, { status: 'undone' });
        await announceRestore(tx);
      });
    } catch (error) {
      await saveRestorationNow(backupContext, backupId, {
        status: 'done',
        problem: userMessageOf(error),
      });
      if (!isExpected(error)) throw error;
    }
  });

async function undo(
  tx: Tx,
  { secrets }: BackupContext,
  archive: Archive,
  { added, overwritten }: { added: Ranges; overwritten: Ranges },
): Promise<void> {
  await allowIdleTransaction(tx);
  const catalogue = await readCatalogue(tx);
  refuseIf((await hasNewerChildren(tx, catalogue, added)) ? dependantsAddedSince : undefined);
  const files = await unreferencedFiles(tx, await removeAdded(tx, catalogue, added));
  const inBin = files.length > 0 ? await filesInBin(tx, secrets) : new Set();
  for (const key of files) if (!inBin.has(key)) await discard(tx, key);
  await restoreTables({
    tx,
    archive,
    catalogue,
    mode: 'overwrite',
    opener: 'kept',
    erased: new Set(),
    only: affectedRowsIn(overwritten),
    onTable: async () => {},
  });
}

/** Rebuilt by the system: deleting them loses nothing. */
const rebuiltTables = ['cost_rows', 'weather_records', 'weather_snapshots'];

/** Whether newer rows belong to the added ones: they would be deleted with them. */
async function hasNewerChildren(tx: Tx, { links }: Catalogue, added: Ranges): Promise<boolean> {
  const guarded = links.filter(
    ({ child, parent, goesWith }) => goesWith && added[parent] && !rebuiltTables.includes(child),
  );
  for (const { child, parent, column } of guarded) {
    const { rows } = await tx.execute(sql`
      select from ${sql.identifier(child)} c
      where ${multirangeOf(added[parent])}::int4multirange @> c.${sql.identifier(column)}
        and not ${multirangeOf(added[child])}::int4multirange @> c.id limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

const multirangeOf = (ranges: Ranges[string] = []): string =>
  `{${ranges.map(([first, last]) => `[${first},${last}]`).join(',')}}`;

/**
 * Children first; ledger rows are deleted only with their contract. Returns the files of the
 * deleted rows.
 */
async function removeAdded(tx: Tx, { tables }: Catalogue, added: Ranges): Promise<string[]> {
  const files: string[] = [];
  for (const table of tables.toReversed()) {
    if (!added[table] || !(await mayDelete(tx, table))) continue;
    for (const [first, last] of spansOf(added[table], rowsAtOnce)) {
      const { rows } = await tx.execute<{ row: Row }>(sql`
        delete from ${sql.identifier(table)} t where id between ${first} and ${last}
        returning to_jsonb(t) as row`);
      files.push(...fileKeysIn({ [table]: rows.map(({ row }) => row) }));
    }
  }
  return files;
}

async function mayDelete(tx: Tx, table: string): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select has_table_privilege(${table}, 'delete') as may`,
  );
  return rows[0]?.may ?? false;
}
