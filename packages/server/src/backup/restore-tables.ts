import { hashColumns, sealedColumns } from '@sitewright/domain/backup/backup-contents';
import type { Comparison, TableReport } from '@sitewright/domain/backup/data-backup';
import { discardCachedPlans } from '../platform/many-rows.ts';
import { filesIn } from '../platform/recycle.ts';
import type { Sealer } from '../platform/sealed-fields.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isTakenAlong, removeStrangers, type Touched } from './aggregates.ts';
import { type Catalogue, isLeftOut } from './catalogue.ts';
import { type Erased, isOfErased } from './erased.ts';
import type { Locksmith } from './passphrase.ts';
import { type Archive, batchesOf } from './read-archive.ts';
import { type Batch, type Compared, compare, insertRows, overwriteRows } from './rows-back.ts';
import { openLine } from './sealed-lines.ts';

/** How sealed fields of an archive come back: not at all, as they are, or out of their lock. */
export type Opener = { sealer: Sealer; smith: Locksmith } | 'kept' | undefined;

export type Restoring = {
  tx: Tx;
  archive: Archive;
  catalogue: Catalogue;
  mode: 'missing' | 'overwrite';
  opener: Opener;
  erased: Erased;
  /** Of undoing: which rows it may touch at all. */
  only?: Touched;
  onTable: (table: string, rows: number) => Promise<void>;
};

export type Restored = Pick<Comparison, 'tables' | 'differences'> & {
  added: Touched;
  overwritten: Touched;
  /** Which files the rows name that came back. */
  files: string[];
  /** Of copies: the key of each file, and whose bytes it has. */
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
/** They differ with every change, and say nothing of it. */
const untold = ['updated_at', 'updated_by', 'version'];

/** Table by table, parents first, in one transaction: all of it happens, or nothing. */
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

/** By the columns that are there today: what was added meanwhile takes its default. */
function batchOf({ catalogue, opener }: Restoring, table: string, lines: string[]): Batch {
  const known = catalogue.columns.get(table) ?? [];
  const hidden = opener ? [] : [...(sealedColumns[table] ?? []), ...(hashColumns[table] ?? [])];
  const columns = Object.keys(JSON.parse(lines[0] ?? '{}')).filter(
    (column) => known.includes(column) && !hidden.includes(column),
  );
  if (!opener || opener === 'kept') return { table, columns, lines };
  const { sealer, smith } = opener;
  return { table, columns, lines: lines.map((line) => openLine(table, line, sealer, smith)) };
}

/** A number that was given stays given: a series set back would give it once more. */
const goesForward = new Set(['order_numbers']);

async function restoreBatch(
  restoring: Restoring,
  batch: Batch,
  restored: Restored,
  report: TableReport,
): Promise<void> {
  const { tx, catalogue, mode } = restoring;
  const rows = new Map(batch.lines.map((line) => JSON.parse(line)).map((row) => [row.id, row]));
  const compared = await compare(tx, batch, [...rows.keys()]);
  const mayCome = (id: number) =>
    !isOfErased(restoring.erased, batch.table, rows.get(id)) &&
    isTakenAlong(restoring, batch.table, rows.get(id), restored);
  const idsOf = (state: Compared['state']) =>
    compared.filter((one) => one.state === state).map(({ id }) => id);
  const [fresh, changed] = [idsOf('fresh'), idsOf('changed')];
  const overwritten =
    mode === 'overwrite' && !catalogue.unchanging.has(batch.table) && !goesForward.has(batch.table)
      ? await overwriteRows(tx, batch, catalogue, changed.filter(mayCome))
      : [];
  await removeStrangers(tx, restoring.archive, batch.table, overwritten);
  const added = await insertRows(tx, batch, catalogue, fresh.filter(mayCome));
  for (const id of added) restored.added.get(batch.table)?.add(id);
  for (const id of overwritten) restored.overwritten.get(batch.table)?.add(id);
  restored.files.push(
    ...filesIn({ [batch.table]: [...added, ...overwritten].map((id) => rows.get(id)) }),
  );
  report.same += idsOf('same').length;
  report.fresh += added.length;
  report.changed += changed.length;
  report.conflicting += fresh.length - added.length;
  if (mode === 'overwrite') report.conflicting += changed.length - overwritten.length;
  tellDifferences(batch.table, compared, restored);
}

function tellDifferences(table: string, compared: readonly Compared[], { differences }: Restored) {
  for (const { id, changes } of compared) {
    const fields = Object.entries(changes ?? {})
      .filter(([field]) => !untold.includes(field) && !sealedColumns[table]?.includes(field))
      .map(([field, [now, kept]]) => ({ field, now: told(now), kept: told(kept) }));
    if (differences.length < mostDifferences && fields.length > 0)
      differences.push({ table, id, fields });
  }
}

const told = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);
