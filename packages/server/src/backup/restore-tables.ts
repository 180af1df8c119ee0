import type { Comparison, TableReport } from '@sitewright/domain/backup/data-backup';
import { tableFacts } from '@sitewright/domain/record-types';
import { discardCachedPlans } from '../platform/bin/many-rows.ts';
import { fileKeysIn } from '../platform/bin/recycle.ts';
import type { Sealer } from '../platform/sealed-fields.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type AffectedRows, deleteExtraChildren, mayRestoreRow } from './aggregates.ts';
import { type Catalogue, isLeftOut, secretColumnsOf } from './catalogue.ts';
import { belongsToErasedWorker, type ErasedWorkers } from './erased-workers.ts';
import type { PassphraseCipher } from './passphrase.ts';
import { type Archive, batchesOf } from './read-archive.ts';
import {
  type Batch,
  compare,
  insertRows,
  overwriteRows,
  type RowComparison,
} from './restore-rows.ts';
import { decryptLine } from './sealed-lines.ts';

/** What becomes of encrypted fields: left out, restored as stored, or decrypted with the passphrase. */
export type FieldDecryption = { sealer: Sealer; cipher: PassphraseCipher } | 'kept' | undefined;

type Restoring = {
  tx: Tx;
  archive: Archive;
  catalogue: Catalogue;
  mode: 'missing' | 'overwrite';
  opener: FieldDecryption;
  erased: ErasedWorkers;
  /** On undo: the only rows that may change. */
  only?: AffectedRows;
  onTable: (table: string, rows: number) => Promise<void>;
};

export type Restored = Pick<Comparison, 'tables' | 'differences'> & {
  added: AffectedRows;
  overwritten: AffectedRows;
  /** Files that the restored rows refer to. */
  files: string[];
  /** For copies: the key of each new file, and of the file it copies. */
  copies: Map<string, string>;
};

export const nothingRestored = (): Restored => ({
  tables: [],
  differences: [],
  added: new Map(),
  overwritten: new Map(),
  files: [],
  copies: new Map(),
});

const mostDifferences = 50;
/** They differ after every change, so they are not shown as differences. */
const unshownColumns = ['updated_at', 'updated_by', 'version'];

/** Table by table, parents first, in one transaction. */
export async function restoreTables(restoring: Restoring): Promise<Restored> {
  const { archive, catalogue, opener } = restoring;
  const restored = nothingRestored();
  for (const table of catalogue.tables) {
    if (!archive.has(`data/${table}.ndjson`) || isLeftOut(table, opener ? 'kept' : 'none'))
      continue;
    restored.tables.push(await restoreTable(restoring, table, restored));
  }
  return restored;
}

async function restoreTable(
  restoring: Restoring,
  table: string,
  restored: Restored,
): Promise<TableReport> {
  const report = { table, fresh: 0, same: 0, changed: 0, conflicting: 0 };
  restored.added.set(table, new Set());
  restored.overwritten.set(table, new Set());
  let done = 0;
  for await (const lines of batchesOf(restoring.archive, table)) {
    await discardCachedPlans(restoring.tx);
    await restoreBatch(restoring, batchOf(restoring, table, lines), restored, report);
    done += lines.length;
    await restoring.onTable(table, done);
  }
  return report;
}

/** Only columns that exist today; newer ones get their default. */
function batchOf({ catalogue, opener }: Restoring, table: string, lines: string[]): Batch {
  const currentColumns = catalogue.columns.get(table) ?? [];
  const hidden = opener ? [] : secretColumnsOf(table);
  const columns = Object.keys(JSON.parse(lines[0] ?? '{}')).filter(
    (column) => currentColumns.includes(column) && !hidden.includes(column),
  );
  if (!opener || opener === 'kept') return { table, columns, lines };
  const { sealer, cipher } = opener;
  return { table, columns, lines: lines.map((line) => decryptLine(table, line, sealer, cipher)) };
}

/** An order number is never issued twice, so its counter is not set back. */
const neverSetBack = new Set(['order_numbers']);

async function restoreBatch(
  restoring: Restoring,
  batch: Batch,
  restored: Restored,
  report: TableReport,
): Promise<void> {
  const { tx, catalogue, mode } = restoring;
  const rows = new Map(batch.lines.map((line) => JSON.parse(line)).map((row) => [row.id, row]));
  const compared = await compare(tx, batch, [...rows.keys()]);
  const mayRestore = (id: number) =>
    !belongsToErasedWorker(restoring.erased, batch.table, rows.get(id)) &&
    mayRestoreRow(restoring, batch.table, rows.get(id), restored);
  const idsOf = (state: RowComparison['state']) =>
    compared.filter((comparison) => comparison.state === state).map(({ id }) => id);
  const [fresh, changed] = [idsOf('fresh'), idsOf('changed')];
  const overwritten =
    mode === 'overwrite' && !catalogue.appendOnly.has(batch.table) && !neverSetBack.has(batch.table)
      ? await overwriteRows(tx, batch, catalogue, changed.filter(mayRestore))
      : [];
  await deleteExtraChildren(tx, restoring.archive, batch.table, overwritten);
  const added = await insertRows(tx, batch, catalogue, fresh.filter(mayRestore));
  for (const id of added) restored.added.get(batch.table)?.add(id);
  for (const id of overwritten) restored.overwritten.get(batch.table)?.add(id);
  restored.files.push(
    ...fileKeysIn({ [batch.table]: [...added, ...overwritten].map((id) => rows.get(id)) }),
  );
  report.same += idsOf('same').length;
  report.fresh += added.length;
  // Each row of the backup is counted once, so that the sums equal its rows.
  const left = mode === 'overwrite' ? changed.length - overwritten.length : 0;
  report.changed += changed.length - left;
  report.conflicting += fresh.length - added.length + left;
  addDifferences(batch.table, compared, restored);
}

function addDifferences(
  table: string,
  compared: readonly RowComparison[],
  { differences }: Restored,
) {
  for (const { id, changes } of compared) {
    const fields = Object.entries(changes ?? {})
      .filter(
        ([field]) => !unshownColumns.includes(field) && !tableFacts[table]?.sealed?.includes(field),
      )
      .map(([field, [now, kept]]) => ({ field, now: shortText(now), kept: shortText(kept) }));
    if (differences.length < mostDifferences && fields.length > 0)
      differences.push({ table, id, fields });
  }
}

const shortText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);
