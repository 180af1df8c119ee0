import { backedUpTables } from '@sitewright/domain/backup/backup-contents';
import { tableFacts } from '@sitewright/domain/record-types';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

/** `child.column` points at `parent`. */
export type Link = {
  child: string;
  column: string;
  parent: string;
  goesWith: boolean;
  isRequired: boolean;
};

/** The tables that are backed up as the database describes them, parents before children. */
export type Catalogue = {
  tables: string[];
  columns: Map<string, string[]>;
  links: Link[];
  /** Append-only tables. */
  appendOnly: ReadonlySet<string>;
};

export async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const columns = await columnsIn(tx);
  const links = (await linksIn(tx)).filter(({ child }) => backedUpTables.includes(child));
  const existing = backedUpTables.filter((table) => columns.has(table));
  return {
    tables: parentsFirst(existing, links),
    columns,
    links,
    appendOnly: await appendOnlyTables(tx),
  };
}

async function columnsIn(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select relname as table, array_agg(attname::text order by attname::text collate "C") as columns
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    group by relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

async function linksIn(tx: Tx): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, attname as column,
           confdeltype = 'c' as "goesWith", attnotnull as "isRequired"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[cardinality(conkey)]
    where contype = 'f' and connamespace = 'public'::regnamespace and attname <> 'organization_id'
    order by 1, 3`);
  return rows;
}

async function appendOnlyTables(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ table: string }>(sql`
    select tgrelid::regclass::text as table from pg_trigger join pg_proc p on p.oid = tgfoid
    where proname = 'refuse_change'`);
  return new Set(rows.map(({ table }) => table));
}

/** Parents before children, so that foreign keys are satisfied. */
function parentsFirst(tables: readonly string[], links: readonly Link[]): string[] {
  const placed: string[] = [];
  const waitsForParent = (table: string) =>
    links.some(
      ({ child, parent }) =>
        child === table && parent !== table && tables.includes(parent) && !placed.includes(parent),
    );
  while (placed.length < tables.length) {
    const next = tables.find((table) => !placed.includes(table) && !waitsForParent(table));
    if (!next) throw new Error('The tables of a backup refer to each other in a circle.');
    placed.push(next);
  }
  return placed;
}

/** Tables whose rows belong to a contract and are deleted with it. */
export function tablesOfContracts({ tables, links }: Catalogue): string[] {
  const below = new Set(['projects']);
  for (const table of tables) {
    const belongs = links.some(
      (link) => link.child === table && link.goesWith && below.has(link.parent),
    );
    if (belongs) below.add(table);
  }
  return tables.filter((table) => below.has(table));
}

/** none: sealed fields are left out. kept: as stored. locked: encrypted with a passphrase. */
export type SecretsMode = 'none' | 'kept' | 'locked';

/** Sealed columns, and the hashes that are treated like them. */
export const secretColumnsOf = (table: string): string[] => {
  const { sealed = [], hashes = [] } = tableFacts[table] ?? {};
  return [...sealed, ...hashes];
};

export function columnsOfBackup({ columns }: Catalogue, table: string, secrets: SecretsMode) {
  const hidden = [
    ...(tableFacts[table]?.leftOut ?? []),
    ...(secrets === 'none' ? secretColumnsOf(table) : []),
  ];
  return (columns.get(table) ?? []).filter((column) => !hidden.includes(column));
}

export const isLeftOut = (table: string, secrets: SecretsMode): boolean =>
  secrets === 'none' && tableFacts[table]?.isSealed === true;
