import {
  largestPageSize,
  type Page,
  type PageQuery,
  pageOf,
  usualPageSize,
} from '@sitewright/domain/kernel/page';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { types } from 'pg';
import { nameIfFrequent } from './statement-names.ts';
import { clientOf, columnName, type Tx } from './tenancy.ts';

/** Conditions by their text, with a `?` for each value; one that is undefined is left out. */
export type Filters = Record<string, readonly unknown[] | undefined>;

export function conditionsOf(filters: Filters) {
  const definedFilters = Object.entries(filters).filter((entry) => entry[1] !== undefined);
  const values = definedFilters.flatMap(([, given]) => given ?? []);
  let place = 0;
  const conditions = definedFilters.map(([text]) => text.replaceAll('?', () => `$${++place}`));
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
}

/** One row more than a page shows whether there are more. */
const usualLimits = [1, usualPageSize + 1, largestPageSize + 1];

/**
 * The end of a list, after so many values. The usual limits are part of the text: of a parameter PostgreSQL cannot
 * know that it is small, and would plan the statement every time.
 */
export const limitedTo = (limit: number, values: readonly unknown[]) =>
  usualLimits.includes(limit)
    ? { end: `limit ${limit}`, values: [...values] }
    : { end: `limit $${values.length + 1}`, values: [...values, limit] };

/** Filters by the value, if there is one. */
export const param = <T>(value: T | undefined): [T] | undefined =>
  value === undefined ? undefined : [value];

/**
 * For lists that are read all day. Instants come as ISO text and dates as dates, under the names of the domain, so that a row needs no
 * mapping.
 */
export async function listNewest<Row>(
  tx: Tx,
  table: PgTable,
  filters: Filters,
  limit: number,
): Promise<Row[]> {
  const { where, values: given } = conditionsOf(filters);
  const { end, values } = limitedTo(limit, given);
  const text = `select ${columnsOf(table)} from ${getTableName(table)} ${where} order by id desc ${end}`;
  return queryRows<Row>(tx, text, values);
}

/** A page of it. */
export const listNewestPage = async <Row extends { id: number }>(
  tx: Tx,
  table: PgTable,
  filters: Filters,
  { limit, cursor }: PageQuery,
): Promise<Page<Row>> => {
  const before = { ...filters, 'id < ?': param(cursor) };
  return pageOf(await listNewest<Row>(tx, table, before, limit + 1), limit);
};

/** The rows of a statement, with the values as the domain writes them. */
export async function queryRows<Row>(tx: Tx, text: string, values: unknown[]): Promise<Row[]> {
  const name = nameIfFrequent(text);
  const statement = { ...(name && { name }), text, values, types: asInDomain };
  const { rows } = await clientOf(tx).query(statement);
  return rows as Row[];
}

const columnLists = new WeakMap<PgTable, string>();

/** The columns of a table under the names of the domain. */
export function columnsOf(table: PgTable): string {
  const known = columnLists.get(table);
  if (known) return known;
  const list = Object.entries(getTableColumns(table))
    .map(([name, column]) => `${columnName(column)} as "${name}"`)
    .join(', ');
  columnLists.set(table, list);
  return list;
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

/** Search text is matched literally, even if it contains a wildcard of `like`. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
