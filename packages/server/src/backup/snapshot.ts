import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { type Catalogue, columnsOfBackup, type SecretsMode } from './catalogue.ts';
import type { Scope } from './scope.ts';

/** A row as one line of JSON, with sorted keys and exact numbers. */
type Line = { part: string; id: number; line: string };

/** The members of the company, for readers only: they are never restored. */
export const peoplePart = 'people';
const countsPart = '#';
const atOnce = 500;

/**
 * All rows of a backup, table by table, ordered by id. A single statement reads one snapshot, so
 * concurrent writes are not included. The first line has the counts of the same snapshot.
 */
export async function* snapshotLines(
  tx: Tx,
  catalogue: Catalogue,
  scope: Scope,
  secrets: SecretsMode,
): AsyncGenerator<Line> {
  const tables = scope.map(({ table, where }) => {
    const columns = columnsOfBackup(catalogue, table, secrets).map(quoted).join(', ');
    return `(select '${table}' as part, id, row_to_json(r)::text as line
      from (select ${columns} from ${table} ${where ? `where ${where}` : ''} order by id) r)`;
  });
  await tx.execute(
    sql.raw(`declare rows_of_backup no scroll cursor for
    ${[countsOf(scope), ...tables, people].join('\nunion all\n')}`),
  );
  while (true) {
    const { rows } = await tx.execute<Line>(sql.raw(`fetch ${atOnce} from rows_of_backup`));
    yield* rows;
    if (rows.length < atOnce) return;
  }
}

const quoted = (column: string) => `"${column}"`;

function countsOf(scope: Scope): string {
  const counts = scope.map(
    ({ table, where }) =>
      `select '${table}' as t, count(*) as n from ${table} ${where ? `where ${where}` : ''}`,
  );
  const noRows = `select '' as t, 0 as n where false`;
  return `(select '${countsPart}' as part, 0 as id, coalesce(json_object_agg(t, n), '{}')::text as line
    from (${[noRows, ...counts].join(' union all ')}) c)`;
}

/** As on the team page: of invited people what was typed, not whose account it is. */
const people = `(select '${peoplePart}', m.id, row_to_json(r)::text
  from user_organizations m join users u on u.id = m.user_id
  cross join lateral (select
    case when m.invited_at is null then u.email else m.invited_email end as email,
    case when m.invited_at is null then u.id end as id,
    m.is_active and m.invited_at is null as "isActive",
    case when m.is_organization_admin then 'yes' else 'no' end as "isOrganizationAdmin",
    case when m.invited_at is null then u.name else m.invited_name end as name,
    m.job_role as role) r
  where m.organization_id = nullif(current_setting('app.org', true), '')::int order by m.id)`;

/** Splits the stream into parts, to be read one after the other. */
export class SnapshotReader {
  readonly #lines: AsyncIterator<Line>;
  #next: Line | undefined;
  counts: Record<string, number> = {};

  constructor(lines: AsyncIterable<Line>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async open(): Promise<void> {
    await this.#advance();
    if (this.#next?.part === countsPart) this.counts = JSON.parse(this.#next.line);
    await this.#advance();
  }

  async #advance(): Promise<void> {
    const { value, done } = await this.#lines.next();
    this.#next = done ? undefined : value;
  }

  async *linesOf(part: string): AsyncGenerator<string> {
    let last = 0;
    while (this.#next?.part === part) {
      if (this.#next.id <= last) throw new Error(`The rows of ${part} came out of order.`);
      last = this.#next.id;
      yield this.#next.line;
      await this.#advance();
    }
  }
}
