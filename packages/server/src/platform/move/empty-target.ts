import type { Client } from 'pg';
import type { Config } from '../config.ts';
import { type Connection, withClient } from '../database.ts';
import { migrate, migrationLock } from '../migrate.ts';
import { externalDatabase } from '../open-database.ts';
import { tablesOf } from './catalogue.ts';
import { NotMoved, refuseRows } from './copy-tables.ts';

type Where = Pick<Config, 'DATABASE_OWNER_URL'> & { DATABASE_URL: string };

/** Works on the configured PostgreSQL as its owner, after checking that it is empty, with our tables. */
export async function withEmptyTarget<T>(
  { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url }: Where,
  say: (line: string) => void,
  work: (target: Client) => Promise<T>,
): Promise<T> {
  const { owner } = await externalDatabase(url, ownerUrl, say);
  await withClient(owner, refuseUnfit);
  await migrate(owner);
  const result = await withClient(owner, async (client) => {
    await client.query(migrationLock);
    return work(client);
  });
  // Without statistics, queries would be planned as if every table were empty.
  await analyse(owner);
  return result;
}

/** Checked before any change: the database may belong to another product or an older version. */
async function refuseUnfit(target: Client) {
  const { rows } = await target.query<{ server_encoding: string }>('show server_encoding');
  if (rows[0]?.server_encoding !== 'UTF8') {
    throw new NotMoved(
      `The target has the encoding ${rows[0]?.server_encoding}: create it with encoding 'UTF8'.`,
    );
  }
  const tables = await tablesOf(target);
  // Row security hides rows, but each of them belongs to an organisation, and those are not hidden.
  await refuseRows(
    target,
    tables.filter(({ hasRowSecurity }) => !hasRowSecurity),
  );
}

const analyse = (owner: Connection) => withClient(owner, (client) => client.query('analyze'));
