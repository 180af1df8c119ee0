import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import {
  byRowKey,
  type CatalogueFacts,
  type CheckedRow,
  type ImportableRow,
  keyOf,
  rowKeyOf,
} from '@sitewright/domain/materials/check-rows';
import type { Material } from '@sitewright/domain/materials/material';
import type {
  FileRow,
  MaterialImport,
  RowVerdict,
} from '@sitewright/domain/materials/material-import';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { insertRow, lockRow, newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { suppliers } from '../suppliers/table.ts';
import { findOfRows } from './store.ts';
import { materialImports } from './table.ts';

type WaitingRow = ImportableRow & Pick<RowVerdict, 'outcome'>;

/**
 * Before the confirmation: the rows to import. Afterwards: the previous values of what they
 * changed.
 */
type Before = { parts: Record<string, WaitingRow[]> } | { former: Material[] };

type Row = typeof materialImports.$inferSelect;
export type ImportRun = Omit<Row, 'before'> & { before: Before };

export const waitingRows = ({ before }: ImportRun): WaitingRow[] =>
  'parts' in before ? Object.values(before.parts).flat() : [];

export const formerRows = ({ before }: ImportRun): Material[] =>
  'former' in before ? before.former : [];

/** A new run discards the user's earlier unconfirmed runs. */
export async function insertRun(tx: Tx, fileName: string, actor: Actor): Promise<MaterialImport> {
  const isWaiting = sql`${materialImports.before} ? 'parts'`;
  await tx
    .delete(materialImports)
    .where(and(eq(materialImports.createdBy, actor.userId), isWaiting));
  const values = { fileName, added: 0, changed: 0, before: { parts: {} } };
  return toImport((await insertRow(tx, materialImports, values, actor)) as ImportRun);
}

export async function listRuns(tx: Tx, page: PageQuery): Promise<Page<MaterialImport>> {
  const { before, ...columns } = summary;
  const isWaiting = sql<boolean>`${before} ? 'parts'`;
  const runs = tx.select({ ...columns, isWaiting }).from(materialImports);
  return (await newestPage(runs, materialImports, page)).map(({ isWaiting, ...row }) =>
    toImport({ ...row, before: isWaiting ? { parts: {} } : { former: [] } }),
  );
}

export const lockRun = async (tx: Tx, id: number): Promise<ImportRun> =>
  (await lockRow(tx, materialImports, id)) as ImportRun;

/**
 * What the rows of a part are checked against: the catalogue, the suppliers, the rest of the file.
 */
export async function findCatalogue(
  tx: Tx,
  run: ImportRun,
  part: number,
  rows: readonly FileRow[],
): Promise<CatalogueFacts> {
  const names = rows.flatMap(({ supplier }) => (supplier ? [keyOf(supplier)] : []));
  const codes = rows.flatMap(({ supplierCode }) => (supplierCode ? [keyOf(supplierCode)] : []));
  const materials = await findOfRows(tx, rows);
  const named = await tx
    .select({ id: suppliers.id, name: suppliers.name, code: suppliers.code })
    .from(suppliers)
    .where(
      or(
        inArray(sql`lower(${suppliers.name})`, [...new Set(names)]),
        inArray(sql`lower(${suppliers.code})`, [...new Set(codes)]),
      ),
    );
  const otherParts = 'parts' in run.before ? { ...run.before.parts } : {};
  delete otherParts[part];
  const lines = Object.values(otherParts)
    .flat()
    .map(({ line, fields }) => [rowKeyOf(fields), line] as const);
  return {
    materials: byRowKey(materials),
    suppliers: new Map(named.map(({ id, name }) => [keyOf(name), id])),
    suppliersByCode: new Map(named.map(({ id, code }) => [keyOf(code ?? ''), id])),
    lines: new Map(lines),
  };
}

/** The same part sent again replaces the first. */
export async function savePart(
  tx: Tx,
  run: ImportRun,
  part: number,
  judged: readonly CheckedRow[],
): Promise<MaterialImport> {
  const waiting = judged.flatMap(({ good, verdict: { outcome } }) =>
    good ? [{ ...good, outcome }] : [],
  );
  const parts: Record<string, WaitingRow[]> =
    'parts' in run.before ? { ...run.before.parts, [part]: waiting } : {};
  const all = Object.values(parts).flat();
  const count = (outcome: RowVerdict['outcome']) =>
    all.filter((row) => row.outcome === outcome).length;
  const counts = { added: count('add'), changed: count('change') };
  const key = `{parts,${part}}`;
  // Not `updateRow`, which would send back all the parts.
  await tx
    .update(materialImports)
    .set({
      ...counts,
      before: sql`jsonb_set(${materialImports.before}, ${key}::text[], ${JSON.stringify(waiting)}::jsonb)`,
    })
    .where(eq(materialImports.id, run.id));
  return toImport({ ...run, ...counts });
}

const summary = {
  id: materialImports.id,
  fileName: materialImports.fileName,
  added: materialImports.added,
  changed: materialImports.changed,
  before: materialImports.before,
  undoneAt: materialImports.undoneAt,
  createdAt: materialImports.createdAt,
  createdBy: materialImports.createdBy,
};

export const toImport = (run: Pick<ImportRun, keyof typeof summary>): MaterialImport => ({
  id: run.id,
  fileName: run.fileName,
  state: run.undoneAt ? 'undone' : 'parts' in run.before ? 'pending' : 'done',
  added: run.added,
  changed: run.changed,
  undoneAt: run.undoneAt?.toISOString() ?? null,
  createdAt: run.createdAt.toISOString(),
  createdBy: run.createdBy,
});
