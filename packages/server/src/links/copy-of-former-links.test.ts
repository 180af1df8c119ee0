import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, expect, inject, it } from 'vitest';
import { withClient } from '../platform/database.ts';
import { prepareQueue } from '../platform/jobs/jobs.ts';
import { migrate, ownerRole, prepareServer } from '../platform/migrate.ts';

const server = inject('postgres');
const superuser = { ...server, database: 'postgres' };
const database = `links_migration_${process.env.VITEST_POOL_ID}`;
const ours = { ...server, database };
const owner = { ...ours, options: `-c role=${ownerRole}` };
const folder = await mkdtemp(join(tmpdir(), 'migrations-'));

afterAll(async () => {
  await withClient(superuser, (client) =>
    client.query(`drop database if exists ${database} with (force)`),
  );
  await rm(folder, { recursive: true });
});

/** The database as it was before links had a table of their own. */
async function migrateToVersion16() {
  const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: { entries: { idx: number }[] } = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.filter(({ idx }) => idx <= 16);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await prepareServer(superuser, database);
  await prepareQueue(owner);
  await withClient(owner, (client) => runMigrations(drizzle(client), { migrationsFolder: folder }));
}

it('keeps the links that suppliers already have until they expire, and no others', async () => {
  await migrateToVersion16();
  await withClient(ours, async (client) => {
    // Without the user, whom the copy does not look at.
    await client.query('set session_replication_role = replica');
    await client.query(
      "insert into organizations (name, slug, created_by) values ('Quay Street Ltd', 'quay', 1)",
    );
    await client.query(
      "insert into projects (organization_id, name, slug) values (1, 'Kestrel Wharf', 'kestrel-wharf')",
    );
    await client.query(`
      insert into purchase_orders (organization_id, contract_id, supplier_name, link_hash, link_expires_at) values
        (1, 1, 'Pennick Concrete', 'open', now() + interval '1 day'),
        (1, 1, 'Pennick Concrete', 'expired', now() - interval '1 day'),
        (1, 1, 'Pennick Concrete', null, null)`);
  });
  await migrate(owner);
  const { rows } = await withClient(ours, (client) =>
    client.query(`select l.organization_id, l.purpose, o.link_hash, l.former_hash, l.revoked_at
      from links l join purchase_orders o on o.id = l.target_id`),
  );
  expect(rows).toEqual([
    {
      organization_id: 1,
      purpose: 'purchaseOrder',
      link_hash: 'open',
      former_hash: 'open',
      revoked_at: null,
    },
  ]);
});
