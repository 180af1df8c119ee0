import type { PageQuery } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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
}

type Source = {
  table: PgTable;
  /** The columns of the reply: no other column is read, so none can be sent. */
  fields: readonly string[];
  /** Fields that the user may not see; they are null. */
  hidden?: readonly string[];
  /** Fields that are no column of the table, in SQL. */
  computed?: Readonly<Record<string, string>>;
  /** The source of computed columns; the rows of the page are in `page`. */
  join?: string;
};

/** The newest rows of a long list that needs no rule for each row, written as JSON by PostgreSQL. */
export async function newestJsonPage(
  tx: Tx,
  source: Source,
  filters: Filters,
  { limit, cursor }: PageQuery,
): Promise<JsonPage> {
  const { where, values: given } = conditionsOf({ ...filters, 'id < ?': param(cursor) });
  const { end, values } = limitedTo(limit + 1, given);
  const name = getTableName(source.table);
  const text = `
    with page as (select * from ${name} ${where} order by id desc ${end})
    select id, row_to_json(shown)::text as json
    from (select ${jsonFields(source)} from page ${name} ${source.join ?? ''}) shown
    order by id desc`;
  return new JsonPage(await queryRows<JsonRow>(tx, text, values), limit);
}

/** The fields as the domain writes them: instants in UTC, and decimals as text. */
function jsonFields({ table, fields, hidden = [], computed = {} }: Source): string {
  const columns = getTableColumns(table);
  const sqlOf = (field: string) => computed[field] ?? asJson(found(columns[field]));
  return fields
    .map((field) => `${hidden.includes(field) ? 'null' : sqlOf(field)} as "${field}"`)
    .join(', ');
}

function asJson(column: PgColumn): string {
  const value = columnName(column);
  const type = column.getSQLType();
  if (type.startsWith('timestamp')) return `to_char(${value}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type.startsWith('numeric') ? `${value}::text` : value;
}
