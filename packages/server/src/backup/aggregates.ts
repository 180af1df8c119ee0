import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import type { Archive } from './read-archive.ts';

/** Which rows of each table. */
export type Touched = Map<string, Set<number>>;

/** Rows that are nothing by themselves: an order without one of its lines is another order. */
const aggregates: Record<string, { parent: string; column: string }> = {
  carbon_terms: { parent: 'carbon_entries', column: 'carbon_entry_id' },
  purchase_order_items: { parent: 'purchase_orders', column: 'purchase_order_id' },
  delivery_items: { parent: 'deliveries', column: 'delivery_id' },
  labour_segments: { parent: 'labour_sessions', column: 'session_id' },
  labour_session_workers: { parent: 'labour_sessions', column: 'session_id' },
  labour_gang_members: { parent: 'labour_gangs', column: 'gang_id' },
};

type Row = Record<string, unknown> & { id: number };
type Asked = { mode: 'missing' | 'overwrite'; only?: Touched };
type SoFar = { added: Touched; overwritten: Touched };

/** Whether a row may come: a part with its whole only, and in undoing what was touched only. */
export function isTakenAlong(
  { mode, only }: Asked,
  table: string,
  row: Row,
  soFar: SoFar,
): boolean {
  const whole = aggregates[table];
  const above = whole ? Number(row[whole.column]) : 0;
  const comes = (touched: Touched) => whole && touched.get(whole.parent)?.has(above);
  if (only) return only.get(table)?.has(row.id) || comes(only) || false;
  return !whole || mode === 'overwrite' || comes(soFar.added) || false;
}

/** Where a whole was overwritten, parts that the backup does not have go. */
export async function removeStrangers(
  tx: Tx,
  archive: Archive,
  table: string,
  overwritten: readonly number[],
): Promise<void> {
  if (overwritten.length === 0) return;
  for (const [part, { parent, column }] of Object.entries(aggregates)) {
    if (parent !== table || !archive.has(`data/${part}.ndjson`)) continue;
    const kept = await partsIn(archive, part, column, new Set(overwritten));
    await tx.execute(sql`
      delete from ${sql.identifier(part)}
      where ${sql.identifier(column)} = any(${sql.param(overwritten)}::int[])
        and id <> all(${sql.param(kept)}::int[])`);
  }
}

async function partsIn(archive: Archive, part: string, column: string, of: Set<number>) {
  const kept: number[] = [];
  for await (const line of archive.linesOf(part)) {
    const row: Row = JSON.parse(line);
    if (of.has(Number(row[column]))) kept.push(row.id);
  }
  return kept;
}
