import { groupBy } from '@sitewright/domain/kernel/group-by';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { queryRows } from '../prepared-statements.ts';
import { columnName, type Tx } from '../tenancy.ts';

const atOnce = 250;

/**
 * Inserts thousands of rows, each lot as one value, which is faster than a value for each field. Returns
 * their ids in the order of the rows.
 */
export async function insertMany<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<number[]> {
  const ids: number[] = [];
  const placed = rows.map((row, place) => ({ row, place }));
  for (const alike of groupBy(placed, ({ row }) => fieldsOf(row).join()).values())
    for (let done = 0; done < alike.length; done += atOnce) {
      const lot = alike.slice(done, done + atOnce);
      const made = await insertLot(tx, table, fieldsOf(lot[0]?.row ?? {}), lot);
      for (const [i, { place }] of lot.entries()) ids[place] = made[i]?.id ?? 0;
    }
  return ids;
}

const fieldsOf = (row: object): string[] =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([field]) => field)
    .sort();

function insertLot(tx: Tx, table: PgTable, fields: string[], lot: readonly { row: object }[]) {
  const all = getTableColumns(table);
  const columns = fields.flatMap((field) => all[field] ?? []);
  const known = fields.filter((field) => all[field]);
  const [names, typed] = [
    columns.map((column) => columnName(column).split('.').at(-1)).join(', '),
    known.map((field, i) => `"${field}" ${columns[i]?.getSQLType()}`).join(', '),
  ];
  const chosen = known.map((field) => `"${field}"`).join(', ');
  return queryRows<{ id: number }>(
    tx,
    `insert into ${getTableName(table)} (${names})
    select ${chosen} from jsonb_to_recordset($1) as r(${typed}) returning id`,
    [JSON.stringify(lot.map(({ row }) => row))],
  );
}
