import { join } from 'node:path';
import type { Config } from './config.ts';
import { appRole, type Connection } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { prepareQueue } from './jobs.ts';
import { migrate, ownerRole, prepareRoles, prepareServer } from './migrate.ts';

export type Database = { owner: Connection; app: Connection; stop: () => Promise<void> };

/** The configured PostgreSQL, or our own; migrated, with its two roles. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  const database = config.DATABASE_URL
    ? await external(config.DATABASE_URL, config.DATABASE_OWNER_URL)
    : await embedded(config.DATA_DIR, say);
  say('Bringing the database up to date…');
  await prepareQueue(database.owner);
  await migrate(database.owner);
  return database;
}

async function external(url: string, ownerUrl = url): Promise<Database> {
  const [owner, app] = [{ connectionString: ownerUrl }, { connectionString: url }];
  await prepareRoles(owner, app);
  return { owner, app, stop: async () => {} };
}

async function embedded(directory: string, say: (line: string) => void): Promise<Database> {
  say('Starting the embedded PostgreSQL…');
  const { host, stop } = await startEmbeddedPostgres(join(directory, 'postgres'));
  const database = 'sitewright';
  await prepareServer({ host, user: 'postgres' }, database);
  const as = (user: string): Connection => ({ host, database, user });
  return { owner: as(ownerRole), app: as(appRole), stop };
}
