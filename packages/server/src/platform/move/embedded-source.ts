import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Connection, withClient } from '../database.ts';
import { hasEmbeddedPostgres } from '../embedded-postgres.ts';
import { migrate, migrationLock } from '../migrate.ts';
import { embeddedDatabase } from '../open-database.ts';
import { NotMoved } from './copy-tables.ts';

/** The supervisor of this process, which keeps one connection open. */
const ourOwn = 1;

const others = `select count(*)::int as others from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * Works on the embedded database of `directory` while no other client uses it, as its superuser, who sees the
 * rows of every organisation. A server that is started meanwhile waits until the work is done.
 */
export async function withEmbeddedSource<T>(
  directory: string,
  say: (line: string) => void,
  work: (source: Client) => Promise<T>,
): Promise<T> {
  // Opening a missing one would create an empty database.
  if (!(await hasEmbeddedPostgres(join(directory, 'postgres')))) {
    throw new NotMoved(
      `There is no embedded database in ${directory}: set DATA_DIR to the folder of the server to move.`,
    );
  }
  const { owner, stop } = await embeddedDatabase(directory, say);
  const superuser: Connection = { ...owner, user: 'postgres' };
  try {
    await withClient(superuser, refuseOthers);
    // As the next start would do: then both databases have the tables of this version.
    await migrate(owner);
    return await withClient(superuser, async (client) => {
      await client.query(migrationLock);
      await refuseOthers(client);
      return work(client);
    });
  } finally {
    await stop();
  }
}

/** A closed connection is listed for a moment longer. */
async function refuseOthers(client: Client) {
  const deadline = Date.now() + 2_000;
  for (;;) {
    const { rows } = await client.query<{ others: number }>(others);
    if ((rows[0]?.others ?? 0) <= ourOwn) return;
    if (Date.now() > deadline) {
      throw new NotMoved('The embedded database is in use: stop the server, then try again.');
    }
    await pause(50);
  }
}
