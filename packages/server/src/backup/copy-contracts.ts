import { found } from '@sitewright/domain/kernel/problem';
import { tableFacts } from '@sitewright/domain/record-types';
import { sql } from 'drizzle-orm';
import { discardCachedPlans } from '../platform/bin/many-rows.ts';
import { fileKeysIn } from '../platform/bin/recycle.ts';
import { newKey } from '../platform/files/storage.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Catalogue, type Link, tablesOfContracts } from './catalogue.ts';
import { freeSlugs } from './free-slugs.ts';
import { type Archive, batchesOf } from './read-archive.ts';
import { nothingRestored, type Restored } from './restore-tables.ts';

type Copying = {
  tx: Tx;
  archive: Archive;
  catalogue: Catalogue;
  onTable: (table: string, rows: number) => Promise<void>;
};

type Row = { id: number } & Record<string, unknown>;
type Late = { table: string; column: string; id: number; parent: string; old: number };

/** The id of each row's copy, and the links to rows that are copied later. */
type State = Copying & {
  ids: Map<string, Map<number, number>>;
  late: Late[];
  restored: Restored;
};

/** The ledger of a copy is posted again, from its own sources. */
const rebuiltTables = ['cost_rows'];

/** No one works in two places: unfinished sessions are not copied. */
const unfinished: Record<string, string> = { labour_sessions: 'r.finished_at is null' };

/** Copies contracts with everything that belongs to them, under new ids, names and files. */
export async function copyContracts(copying: Copying): Promise<Restored> {
  const { archive, catalogue, tx } = copying;
  const restored = nothingRestored();
  const state: State = { ...copying, ids: new Map(), late: [], restored };
  for (const table of tablesOfContracts(catalogue)) {
    if (rebuiltTables.includes(table) || !archive.has(`data/${table}.ndjson`)) continue;
    await copyTable(state, table);
  }
  await linkLate(tx, state);
  return restored;
}

async function copyTable(state: State, table: string): Promise<void> {
  state.ids.set(table, new Map());
  let done = 0;
  for await (const lines of batchesOf(state.archive, table)) {
    await discardCachedPlans(state.tx);
    await copyBatch(state, table, lines);
    done += lines.length;
    await state.onTable(table, done);
  }
  const copied = [...(state.ids.get(table)?.values() ?? [])];
  state.restored.added.set(table, new Set(copied));
  const report = { table, fresh: copied.length, same: 0, changed: 0 };
  state.restored.tables.push({ ...report, conflicting: done - copied.length });
}

async function copyBatch(state: State, table: string, lines: string[]): Promise<void> {
  const rows: Row[] = lines.map((line) => JSON.parse(line));
  const currentColumns = state.catalogue.columns.get(table) ?? [];
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => currentColumns.includes(column) && column !== 'id' && column !== 'organization_id',
  );
  const links = state.catalogue.links.filter(({ child }) => child === table);
  const maps = await mapsFor(state, table, rows, links);
  const values = columns.map((column) => expressionFor(state, table, column, links)).join(', ');
  const source = sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::jsonb) r
    cross join (select ${JSON.stringify(maps)}::jsonb as maps) m
    where ${sql.raw(belongsTo(state, table, links))} and not (${sql.raw(unfinished[table] ?? 'false')})
      ${sql.raw(links.map((link) => conditionOf(state, link)).join(''))}`;
  const { rows: sources } = await state.tx.execute<Row>(
    sql`select r.id from ${source} order by r.id`,
  );
  const { rows: made } = await state.tx.execute<Row>(sql`
    insert into ${sql.identifier(table)} (${sql.raw(columns.map((one) => `"${one}"`).join(', '))})
    select ${sql.raw(values)} from ${source} order by r.id returning id`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [place, { id: old }] of sources.entries()) {
    const { id } = found(made[place]);
    state.ids.get(table)?.set(old, id);
    noteLate(state, table, found(byId.get(old)), id);
  }
}

const isCopied = ({ ids }: State, { parent, child }: Link) => parent !== child && ids.has(parent);

/** Rows without a contract, such as a certificate of the whole company, are not copied. */
function belongsTo(state: State, table: string, links: readonly Link[]): string {
  if (table === 'projects') return 'true';
  const above = links.filter((link) => link.goesWith && isCopied(state, link));
  const isMapped = above.map(({ column }) => `m.maps -> '${column}' ? r."${column}"::text`);
  return `(${['false', ...isMapped].join(' or ')})`;
}

/** A row whose required parent is missing is left out. */
function conditionOf(state: State, link: Link): string {
  if (!link.isRequired) return '';
  return isCopied(state, link)
    ? ` and m.maps -> '${link.column}' ? r."${link.column}"::text`
    : ` and exists (select from ${link.parent} p where p.id = r."${link.column}")`;
}

function expressionFor(
  state: State,
  table: string,
  column: string,
  links: readonly Link[],
): string {
  const value = `r."${column}"`;
  const mapped = `m.maps -> '${column}' ->> ${value}::text`;
  const link = links.find((one) => one.column === column);
  // A copy is not what the phone sent.
  if (column === 'client_id') return 'null';
  if (own[`${table}.${column}`]) return own[`${table}.${column}`] ?? value;
  if (tableFacts[table]?.linkedAfterInsert?.[column]) return 'null';
  if (link && isCopied(state, link)) return `(${mapped})::int`;
  if (link && !link.isRequired)
    return `case when exists (select from ${link.parent} p where p.id = ${value}) then ${value} end`;
  return isRenamed(table, column) ? `coalesce(${mapped}, ${value})` : value;
}

/** Slugs and files: a copy has its own. */
const isRenamed = (table: string, column: string) =>
  column === 'slug' || tableFacts[table]?.files?.includes(column);

/** Unique columns, and columns that refer to rows outside the copy. */
const own: Record<string, string> = {
  'projects.name': `r."name" || ' (copy)'`,
  'purchase_orders.po_number': `r."po_number" || '-C' || (m.maps -> 'contract_id' ->> r."contract_id"::text)`,
  'risk_assessments.contract_id': `(m.maps -> 'project_id' ->> r."project_id"::text)::int`,
};

/** By column: old value to new value. */
async function mapsFor(state: State, table: string, rows: Row[], links: readonly Link[]) {
  const maps: Record<string, Record<string, number | string>> = {};
  for (const link of links.filter((one) => isCopied(state, one))) {
    const ids = state.ids.get(link.parent);
    const copiedIds = rows.map((row) => Number(row[link.column])).filter((id) => ids?.has(id));
    maps[link.column] = Object.fromEntries(copiedIds.map((id) => [id, Number(ids?.get(id))]));
  }
  if (table === 'projects')
    maps.slug = await freeSlugs(
      state.tx,
      rows.map(({ slug }) => `${slug}`),
    );
  for (const row of rows)
    for (const key of fileKeysIn({ [table]: [row] })) {
      const column = found(Object.keys(row).find((name) => row[name] === key));
      const copy = newKey(Number(row.organization_id), found(key.split('.').at(-1)));
      state.restored.copies.set(copy, key);
      maps[column] = { ...maps[column], [key]: copy };
    }
  return maps;
}

function noteLate(state: State, table: string, row: Row, id: number): void {
  for (const [column, parent] of Object.entries(tableFacts[table]?.linkedAfterInsert ?? {}))
    if (row[column]) state.late.push({ table, column, id, parent, old: Number(row[column]) });
}

async function linkLate(tx: Tx, { late, ids }: State): Promise<void> {
  for (const { table, column, id, parent, old } of late) {
    const to = ids.get(parent)?.get(old);
    if (to === undefined) continue;
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${to} where id = ${id}`);
  }
}
