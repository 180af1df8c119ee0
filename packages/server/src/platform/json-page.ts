import { isDeepStrictEqual } from 'node:util';
import type { PageQuery } from '@sitewright/domain/kernel/page';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ZodType } from 'zod';
import { conditionsOf, type Filters, limitedTo, param, queryRows } from './prepared-statements.ts';
import { columnName, type Tx } from './tenancy.ts';

type JsonRow = { id: number; json: string };

/** A page as the JSON that is sent: the server does not read it. */
export class JsonPage {
  readonly json: string;
  readonly next: number | undefined;

  constructor(rows: JsonRow[], limit: number) {
    const page = rows.slice(0, limit);
    this.json = `[${page.map(({ json }) => json).join(',')}]`;
    this.next = rows.length > limit ? page.at(-1)?.id : undefined;
  }

  rows<Row>(): Row[] {
    return JSON.parse(this.json);
  }

  /** Where replies are parsed: a field too many, which the serialiser would leave out, is a fault here. */
  parsedBy(schema: ZodType): unknown {
    const answer = this.rows();
    if (!isDeepStrictEqual(schema.parse(answer), answer))
      throw new Error('The rows have fields that the reply does not have.');
    return answer;
  }
}

type Beside = {
  /** Fields that the user may not see; they are null. */
  hidden?: readonly string[];
  /** Further columns, with the table or query that they come from; the rows of the page are in `page`. */
  columns?: string;
  join?: string;
};

/** The newest rows of a long list that needs no rule for each row, written as JSON by PostgreSQL. */
export async function newestJsonPage(
  tx: Tx,
  table: PgTable,
  filters: Filters,
  { limit, cursor }: PageQuery,
  { hidden = [], columns = '', join = '' }: Beside = {},
): Promise<JsonPage> {
  const { where, values: given } = conditionsOf({ ...filters, 'id < ?': param(cursor) });
  const { end, values } = limitedTo(limit + 1, given);
  const name = getTableName(table);
  const text = `
    with page as (select * from ${name} ${where} order by id desc ${end})
    select id, row_to_json(shown)::text as json
    from (select ${jsonColumnsOf(table, hidden)}${columns} from page ${name} ${join}) shown
    order by id desc`;
  return new JsonPage(await queryRows<JsonRow>(tx, text, values), limit);
}

const columnLists = new WeakMap<PgTable, Map<string, string>>();

/** The columns of a table as the domain writes them: instants in UTC, and decimals as text. */
function jsonColumnsOf(table: PgTable, hidden: readonly string[]): string {
  const lists = columnLists.get(table) ?? new Map<string, string>();
  columnLists.set(table, lists);
  const known = lists.get(hidden.join());
  if (known) return known;
  const list = Object.entries(getTableColumns(table))
    .map(([name, column]) => `${hidden.includes(name) ? 'null' : asJson(column)} as "${name}"`)
    .join(', ');
  lists.set(hidden.join(), list);
  return list;
}

function asJson(column: PgColumn): string {
  const value = columnName(column);
  const type = column.getSQLType();
  if (type.startsWith('timestamp')) return `to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type.startsWith('numeric') ? `${value}::text` : value;
}
