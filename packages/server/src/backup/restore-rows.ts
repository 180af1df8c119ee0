import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import type { Catalogue, Link } from './catalogue.ts';

/** Some rows of a table, as in the backup. */
export type Batch = { table: string; columns: readonly string[]; lines: readonly string[] };

export type RowComparison = {
  id: number;
  state: 'fresh' | 'same' | 'changed';
  /** By field: the current value, and the backup's. */
  changes: Record<string, [unknown, unknown]> | null;
};

const columnList = (columns: readonly string[], of = '') =>
  columns.map((column) => `${of}"${column}"`).join(', ');

const rowsIn = ({ table, lines }: Batch) =>
  sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::jsonb)`;

/** In SQL, because only the database knows when two values are equal. */
export async function compare(
  tx: Tx,
  batch: Batch,
  ids: readonly number[],
): Promise<RowComparison[]> {
  const { table, columns } = batch;
  const { rows } = await tx.execute<RowComparison>(sql`
    with kept as (
      select k.id, to_jsonb(r) as row from ${rowsIn(batch)} k
      cross join lateral (select ${sql.raw(columnList(columns, 'k.'))}) r
    ), standing as (
      select t.id, to_jsonb(r) as row from ${sql.identifier(table)} t
      cross join lateral (select ${sql.raw(columnList(columns, 't.'))}) r
      where t.id = any(${sql.param(ids)}::int[])
    )
    select k.id, case when s.id is null then 'fresh' when s.row = k.row then 'same' else 'changed' end as state,
      case when s.row <> k.row then (
        select jsonb_object_agg(key, jsonb_build_array(n.value, t.value))
        from jsonb_each(s.row) n join jsonb_each(k.row) t using (key) where n.value <> t.value
      ) end as changes
    from kept k left join standing s using (id) order by k.id`);
  return rows;
}

/** A link to a missing row becomes null; where it is required, the row is left out. */
function linkExpression(links: readonly Link[], column: string, among: readonly number[]): string {
  const link = links.find((candidate) => candidate.column === column);
  if (!link || link.isRequired) return `r."${column}"`;
  return `case when ${isThere(link, among)} then r."${column}" end`;
}

const isThere = ({ parent, child, column }: Link, among: readonly number[]): string => {
  const there = `exists (select from ${parent} p where p.id = r."${column}")`;
  // A row may refer to another row of the same batch.
  return parent === child ? `(${there} or r."${column}" in (${[0, ...among].join(', ')}))` : there;
};

function selection(batch: Batch, { links }: Catalogue, ids: readonly number[]) {
  const ofTable = links.filter(({ child }) => child === batch.table);
  const required = ofTable.filter(({ isRequired }) => isRequired);
  const values = (columns: readonly string[]) =>
    columns.map((column) => `${linkExpression(ofTable, column, ids)} as "${column}"`).join(', ');
  const conditions = required.map((link) => ` and ${isThere(link, ids)}`).join('');
  return { values, conditions };
}

/** Inserts under the old ids and returns those inserted; a row that breaks a unique key is left out. */
export async function insertRows(
  tx: Tx,
  batch: Batch,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { values, conditions } = selection(batch, catalogue, ids);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${sql.identifier(batch.table)} (${sql.raw(columnList(batch.columns))}) overriding system value
    select ${sql.raw(values(batch.columns))} from ${rowsIn(batch)} r
    where r.id = any(${sql.param(ids)}::int[]) ${sql.raw(conditions)} order by r.id
    on conflict do nothing returning id`);
  return rows.map(({ id }) => id);
}

/** Overwrites all at once; if one row is refused, one by one without it. Returns the overwritten ids. */
export async function overwriteRows(
  tx: Tx,
  batch: Batch,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { values, conditions } = selection(batch, catalogue, ids);
  const columns = batch.columns.filter((column) => !['id', 'organization_id'].includes(column));
  const sets = columns.map((column) => `"${column}" = v."${column}"`).join(', ');
  await tx.execute(sql`savepoint overwriting`);
  try {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update ${sql.identifier(batch.table)} t set ${sql.raw(sets)} from (
        select r.id, ${sql.raw(values(columns))} from ${rowsIn(batch)} r
        where r.id = any(${sql.param(ids)}::int[]) ${sql.raw(conditions)}
      ) v where t.id = v.id returning t.id`);
    await tx.execute(sql`release savepoint overwriting`);
    return rows.map(({ id }) => id);
  } catch (error) {
    await tx.execute(sql`rollback to savepoint overwriting`);
    if (!isClash(error)) throw error;
    if (ids.length === 1) return [];
    const done: number[] = [];
    for (const id of ids) done.push(...(await overwriteRows(tx, batch, catalogue, [id])));
    return done;
  }
}

type Failure = { code?: string; cause?: { code?: string } };

/** The database refused the row: a unique key, foreign key or check. */
const isClash = (error: unknown): boolean =>
  ((error as Failure).cause?.code ?? (error as Failure).code ?? '').startsWith('23');
