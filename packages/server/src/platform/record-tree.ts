import { sql } from 'drizzle-orm';
import { discardCachedPlans, rowsAtOnce } from './bin/many-rows.ts';
import type { Tx } from './tenancy.ts';

export type Row = { id: number } & Record<string, unknown>;

/** A record and all that hangs on it, table by table, parents first, as the database holds it. */
export type RecordTree = Record<string, Row[]>;

/** `child.column` points at `parent`; with it goes the row, or only the link. */
type Link = { child: string; column: string; parent: string; goesWith: boolean };

/** Which rows of `child` pointed by `column` at something that went. */
export type NulledReference = Pick<Link, 'child' | 'column'> & {
  rows: { id: number; to: number }[];
};

/** Everything that would vanish with the record, by way of all the tables that hang on it. */
export async function collectRecordTree(tx: Tx, table: string, id: number): Promise<RecordTree> {
  const links = (await linksOf(tx)).filter(({ goesWith }) => goesWith);
  const bundle: RecordTree = { [table]: await rowsAt(tx, { child: table, column: 'id' }, [id]) };
  for (const child of tablesBelow(table, links).slice(1)) {
    const found: Row[] = [];
    for (const link of links.filter((one) => one.child === child && bundle[one.parent])) {
      const parents = (bundle[link.parent] ?? []).map((row) => row.id);
      found.push(...(await rowsAt(tx, link, parents)));
    }
    bundle[child] = distinct(found);
  }
  return bundle;
}

/** Puts all rows back under their old ids; links to what has gone meanwhile stay empty. */
export async function restoreRecordTree(tx: Tx, bundle: RecordTree): Promise<void> {
  const links = (await linksOf(tx)).filter(({ goesWith }) => !goesWith);
  for (const [table, rows] of Object.entries(bundle)) {
    for (const link of links.filter(({ child }) => child === table))
      await unlinkLost(tx, link, rows);
    await insertRows(tx, table, rows);
  }
}

/** The links that the database empties when the bundle goes; their rows stay, or go as well. */
export async function nulledReferences(tx: Tx, bundle: RecordTree): Promise<NulledReference[]> {
  const links = (await linksOf(tx)).filter(({ parent, goesWith }) => bundle[parent] && !goesWith);
  const ties: NulledReference[] = [];
  for (const { child, column, parent } of links) {
    const ids = (bundle[parent] ?? []).map((row) => row.id);
    const { rows } = await tx.execute<NulledReference['rows'][number]>(sql`
      select id, ${sql.identifier(column)} as "to" from ${sql.identifier(child)}
      where ${sql.identifier(column)} = any(${sql.param(ids)}::int[])`);
    if (rows.length > 0) ties.push({ child, column, rows });
  }
  return ties;
}

/** Once everything is back: what has been tied to something else meanwhile stays so. */
export async function restoreReferences(tx: Tx, ties: readonly NulledReference[]): Promise<void> {
  for (const { child, column, rows } of ties)
    await tx.execute(sql`
      update ${sql.identifier(child)} c set ${sql.identifier(column)} = t."to"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id int, "to" int)
      where c.id = t.id and c.${sql.identifier(column)} is null`);
}

async function linksOf(tx: Tx): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent,
           attname as column, confdeltype = 'c' as "goesWith"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[cardinality(conkey)]
    where contype = 'f' and connamespace = 'public'::regnamespace and attname <> 'organization_id'`);
  return rows;
}

/** Parents before their children: a table comes after every table it hangs on. */
export function tablesBelow(root: string, links: readonly Omit<Link, 'column'>[]): string[] {
  const below = new Set([root]);
  for (const table of below)
    for (const { child } of links.filter(({ parent }) => parent === table)) below.add(child);
  const isHeld = (table: string, placed: readonly string[]) =>
    links.some(
      ({ child, parent }) =>
        child === table && parent !== table && below.has(parent) && !placed.includes(parent),
    );
  const placed: string[] = [];
  while (placed.length < below.size) {
    const next = [...below].find((table) => !placed.includes(table) && !isHeld(table, placed));
    if (!next) throw new Error(`The tables below ${root} refer to each other in a circle.`);
    placed.push(next);
  }
  return placed;
}

/** Locked first: an edit that is under way is waited for, or it would be lost with the row. */
async function rowsAt(tx: Tx, { child, column }: Pick<Link, 'child' | 'column'>, ids: number[]) {
  const { rows } = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(t) as row from (
      select * from ${sql.identifier(child)}
      where ${sql.identifier(column)} = any(${sql.param(ids)}::int[]) order by id for update
    ) t`);
  return rows.map(({ row }) => row);
}

const distinct = (rows: Row[]): Row[] => [...new Map(rows.map((row) => [row.id, row])).values()];

/** A user who left, for instance: their records stay, without their name. */
async function unlinkLost(tx: Tx, { column, parent }: Link, rows: Row[]): Promise<void> {
  const parentIds = [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))];
  if (parentIds.length === 0) return;
  const { rows: there } = await tx.execute<{ id: number }>(
    sql`select id from ${sql.identifier(parent)} where id = any(${sql.param(parentIds)}::int[])`,
  );
  const known = new Set<unknown>(there.map(({ id }) => id));
  for (const row of rows) if (!known.has(row[column])) row[column] = null;
}

/** By the columns that are there today: what was added meanwhile takes its default. */
async function insertRows(tx: Tx, table: string, rows: Row[]): Promise<void> {
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
  const columnNames = columns
    .map(({ name }) => name)
    .filter((name) => rows.some((row) => name in row));
  const list = sql.join(
    columnNames.map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let done = 0; done < rows.length; done += rowsAtOnce) {
    const some = JSON.stringify(rows.slice(done, done + rowsAtOnce));
    await discardCachedPlans(tx);
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${some}::jsonb)`);
  }
}
