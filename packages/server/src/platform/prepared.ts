import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { types } from 'pg';
import { clientOf, columnName, type Tx } from './tenancy.ts';

/** The columns of a table under the names of the domain, for a statement written by hand. */
export const columnsOf = (table: PgTable): string =>
  Object.entries(getTableColumns(table))
    .map(([name, column]) => `${columnName(column)} as "${name}"`)
    .join(', ');

/**
 * For lists that are asked for all day: one statement by name, parsed and planned once for each
 * connection. Instants come as ISO text and dates as dates, so that a row needs no second look.
 */
export async function prepared<Row>(
  tx: Tx,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(tx).query({ ...statement, values, types: asInDomain });
  return rows as Row[];
}

const { DATE, TIMESTAMPTZ } = types.builtins;
const asIs = (text: string) => text;

const asInDomain = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    if (type === TIMESTAMPTZ) return isoInstant;
    if (type === DATE) return asIs;
    return types.getTypeParser(type, format as 'text');
  },
};

/** `2026-03-02 09:00:00.12+00` as PostgreSQL writes it in UTC -> `2026-03-02T09:00:00.120Z`. */
export const isoInstant = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
