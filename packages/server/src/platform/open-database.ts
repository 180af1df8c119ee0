import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, Misconfigured } from './config.ts';
import { appRole, type Connection, withClient } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { inspectServer, migrate, ownerRole, prepareRoles, prepareServer } from './migrate.ts';

const patience = 60_000;

type Say = (line: string) => void;
export type Database = {
  owner: Connection;
  app: Connection;
  /** Where its data are, if that is on this machine and ours. */
  folder?: string;
  stop: () => Promise<void>;
};

/** The configured PostgreSQL, or our own; migrated, with its two roles. */
export async function openDatabase(config: Config, say: Say): Promise<Database> {
  const database = config.DATABASE_URL
    ? await externalDatabase(
        config.DATABASE_URL,
        config.DATABASE_OWNER_URL ?? config.DATABASE_URL,
        say,
      )
    : await embeddedDatabase(config.DATA_DIR, say);
  say('Bringing the database up to date…');
  await migrate(database.owner).catch(async (error) => {
    // No one would be left to stop it.
    await database.stop();
    throw error;
  });
  return database;
}

export async function externalDatabase(url: string, ownerUrl: string, say: Say): Promise<Database> {
  const [owner, app] = [{ connectionString: ownerUrl }, { connectionString: url }];
  await untilReachable('DATABASE_URL', app, say);
  await untilReachable('DATABASE_OWNER_URL', owner, say);
  await refuseTwoDatabases(owner, app);
  for (const setting of await inspectServer(app)) {
    say(`Warning: the database runs with ${setting} off, so a crash can lose saved data.`);
  }
  await prepareRoles(owner, app);
  return { owner, app, stop: async () => {} };
}

/** Migrations and jobs in one database, and requests in another, would never meet. */
async function refuseTwoDatabases(owner: Connection, app: Connection) {
  const [one, other] = [await identityOf(owner), await identityOf(app)];
  if (one !== other)
    throw new Misconfigured('DATABASE_URL and DATABASE_OWNER_URL point to different databases.');
}

const identityOf = (connection: Connection): Promise<string> =>
  withClient(connection, async (client) => {
    const { rows } = await client.query(
      'select current_database() as name, pg_postmaster_start_time()::text as started',
    );
    return JSON.stringify(rows);
  });

/** A database may start later than we do, but a wrong address or password never mends itself. */
async function untilReachable(setting: string, connection: Connection, say: Say) {
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries++) {
    const failure = await withClient(connection, async () => undefined).catch((error) => error);
    if (!failure) return;
    const isPassing = /^(ECONN|ENOENT|ETIMEDOUT|EAI_AGAIN|57P03|53300)/.test(failure.code ?? '');
    if (!isPassing || Date.now() > deadline) {
      throw new Misconfigured(`${setting} cannot be used: ${failure.message}.`);
    }
    if (tries === 0) say('Waiting for the database…');
    await pause(500);
  }
}

export async function embeddedDatabase(directory: string, say: Say): Promise<Database> {
  say('Starting the embedded PostgreSQL…');
  const { host, home, stop, notice } = await startEmbeddedPostgres(join(directory, 'postgres'), {
    onEvent: say,
  });
  if (notice) say(notice);
  const database = 'sitewright';
  // Whatever PGPORT says: our own server is always on this one.
  const as = (user: string): Connection => ({ host, port: 5432, database, user });
  await prepareServer(as('postgres'), database);
  return { owner: as(ownerRole), app: as(appRole), folder: home, stop };
}
