import { tableFacts } from '@sitewright/domain/record-types';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import type { Archive } from './read-archive.ts';

/** Ids of the affected rows, by table. */
export type AffectedRows = Map<string, Set<number>>;

type Row = Record<string, unknown> & { id: number };
type RestoreOptions = { mode: 'missing' | 'overwrite'; only?: AffectedRows };
type RestoredSoFar = { added: AffectedRows; overwritten: AffectedRows };

/**
 * A part, such as a line of an order, is restored only together with the whole: an order without one
 * of its lines is a different order. An undo restores only the rows in `only`.
 */
export function mayRestoreRow(
  { mode, only }: RestoreOptions,
  table: string,
  row: Row,
  soFar: RestoredSoFar,
  facts = tableFacts,
): boolean {
  const partOf = facts[table]?.partOf;
  const parentId = partOf ? Number(row[partOf.column]) : 0;
  const hasParentIn = (touched: AffectedRows) => partOf && touched.get(partOf.table)?.has(parentId);
  if (only) return only.get(table)?.has(row.id) || hasParentIn(only) || false;
  return !partOf || mode === 'overwrite' || hasParentIn(soFar.added) || false;
}

/** Where a parent row was overwritten, its child rows that the backup does not have are deleted. */
export async function deleteExtraChildren(
  tx: Tx,
  archive: Archive,
  table: string,
  overwritten: readonly number[],
): Promise<void> {
  if (overwritten.length === 0) return;
  for (const [childTable, { partOf }] of Object.entries(tableFacts)) {
    if (partOf?.table !== table || !archive.has(`data/${childTable}.ndjson`)) continue;
    const { column } = partOf;
    const childIds = await childIdsIn(archive, childTable, column, new Set(overwritten));
    await tx.execute(sql`
      delete from ${sql.identifier(childTable)}
      where ${sql.identifier(column)} = any(${sql.param(overwritten)}::int[])
        and id <> all(${sql.param(childIds)}::int[])`);
  }
}

async function childIdsIn(
  archive: Archive,
  childTable: string,
  column: string,
  parentIds: Set<number>,
) {
  const childIds: number[] = [];
  for await (const line of archive.linesOf(childTable)) {
    const row: Row = JSON.parse(line);
    if (parentIds.has(Number(row[column]))) childIds.push(row.id);
  }
  return childIds;
}
