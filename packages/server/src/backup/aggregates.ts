import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import type { Archive } from './read-archive.ts';

/** Ids of the affected rows, by table. */
export type Touched = Map<string, Set<number>>;

/**
 * Rows that only make sense with their parent: an order without one of its lines is a different
 * order.
 */
const aggregates: Record<string, { parent: string; column: string }> = {
  carbon_terms: { parent: 'carbon_entries', column: 'carbon_entry_id' },
  purchase_order_items: { parent: 'purchase_orders', column: 'purchase_order_id' },
  delivery_items: { parent: 'deliveries', column: 'delivery_id' },
  labour_segments: { parent: 'labour_sessions', column: 'session_id' },
  labour_session_workers: { parent: 'labour_sessions', column: 'session_id' },
  labour_gang_members: { parent: 'labour_gangs', column: 'gang_id' },
};

type Row = Record<string, unknown> & { id: number };
type RestoreOptions = { mode: 'missing' | 'overwrite'; only?: Touched };
type RestoredSoFar = { added: Touched; overwritten: Touched };

/** A child row is restored only together with its parent; an undo restores only the rows in `only`. */
export function mayRestoreRow(
  { mode, only }: RestoreOptions,
  table: string,
  row: Row,
  soFar: RestoredSoFar,
): boolean {
  const aggregate = aggregates[table];
  const parentId = aggregate ? Number(row[aggregate.column]) : 0;
  const hasParentIn = (touched: Touched) =>
    aggregate && touched.get(aggregate.parent)?.has(parentId);
  if (only) return only.get(table)?.has(row.id) || hasParentIn(only) || false;
  return !aggregate || mode === 'overwrite' || hasParentIn(soFar.added) || false;
}

/** Where a parent row was overwritten, its child rows that the backup does not have are deleted. */
export async function deleteExtraChildren(
  tx: Tx,
  archive: Archive,
  table: string,
  overwritten: readonly number[],
): Promise<void> {
  if (overwritten.length === 0) return;
  for (const [childTable, { parent, column }] of Object.entries(aggregates)) {
    if (parent !== table || !archive.has(`data/${childTable}.ndjson`)) continue;
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
