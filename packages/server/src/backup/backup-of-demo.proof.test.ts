import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { anActor } from '@sitewright/domain/kernel/actor.fixture';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { seedDemo } from '../demo.ts';
import type { Storage } from '../platform/files/storage.ts';
import { folderStorage } from '../platform/files/storage-folder.ts';
import { backupContextOf } from '../testing/backups.ts';
import { createTestDatabase } from '../testing/database.ts';
import { emptyOrganization } from '../testing/empty-organization.ts';
import { secrets } from '../testing/organization.ts';
import { newRestoration } from './data-backup-routes.ts';
import { findBackup, insertBackup, saveBackup } from './data-backups.ts';
import { makeBackup } from './make-backup.ts';
import { openArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';

const organizationId = 1;
const actor = anActor({ userId: 1, organizationId });
const { pools, connections } = await createTestDatabase();
const storage = await folderStorage(await mkdtemp(join(inject('files'), 'backup-')));
await seedDemo(
  { pool: pools.app, owner: connections.owner, storage, secrets },
  'Secret123',
  new Date(),
  () => {},
);

const backupContextWith = (context: Storage) =>
  backupContextOf({ pool: pools.app, storage: context, secrets }, organizationId);
const backupContext = backupContextWith(storage);
const { inOrganization } = backupContext;

async function backedUp() {
  const { id } = await inOrganization((tx) =>
    insertBackup(tx, { backupType: 'full' }, actor, new Date()),
  );
  await makeBackup(backupContext, { backupId: id });
  const row = await inOrganization((tx) => findBackup(tx, id));
  expect([row.status, row.problem]).toEqual(['completed', null]);
  const storedArchive = {
    filePath: String(row.filePath),
    fileSize: Number(row.fileSize),
    organizationId,
  };
  return { row, parts: (await openArchive(backupContext, storedArchive)).manifest.parts };
}

async function restore(backupId: number, context = backupContext) {
  const request = { mode: 'missing' as const, byName: 'Ann Ray', at: new Date().toISOString() };
  const restoration = { ...newRestoration, ...request };
  await inOrganization((tx) => saveBackup(tx, backupId, { metadata: { restoration } }));
  await restoreBackup(context, { backupId, mode: 'missing', actor });
}

const restorationOf = async (backupId: number) =>
  (await inOrganization((tx) => findBackup(tx, backupId))).metadata.restoration;

/** Columns that the database calculates itself. */
const derived = () =>
  inOrganization(async (tx) => {
    const { rows } = await tx.execute(sql`
      select 'costs' as what, project_id, measure || head || unit || reason || pricing as kind, quantity, amount
      from cost_sums
      union all select 'carbon', project_id, source || kind, sum(quantity), sum(kilograms)
      from carbon_sums group by 1, 2, 3 having sum(terms) <> 0
      union all select 'words', 0, entity, count(*), 0 from search_documents group by entity
      order by 1, 2, 3`);
    return rows;
  });

const contracts = () =>
  inOrganization(async (tx) => (await tx.execute(sql`select from projects`)).rowCount);

/** Number of rows read by sequential scans. */
async function readFromEndToEnd(): Promise<number> {
  const { rows } = await pools.owner.query<{ read: number }>(
    'select sum(seq_tup_read)::float8 as read from pg_stat_user_tables',
  );
  return Number(rows[0]?.read);
}

it('restores the demo company as it was, and restores nothing where the restore is interrupted', async () => {
  const first = await backedUp();
  expect(first.parts.length).toBeGreaterThan(80);
  const before = await derived();
  await emptyOrganization(pools.owner, organizationId);
  // Autovacuum does this after a while: the planner then knows that the tables are empty.
  await pools.owner.query('vacuum analyze');
  const files = first.parts.filter(({ name }) => name.startsWith('files/'));
  const keys = files.map(({ name }) => name.slice('files/'.length));
  for (const key of keys) await storage.remove(key);
  expect(await contracts()).toBe(0);

  let puts = 0;
  const breaking: Storage = {
    ...storage,
    put: async (key, bytes) => {
      if (keys.includes(key) && ++puts === 3) throw new Error('The disk is full.');
      await storage.put(key, bytes);
    },
  };
  const readBefore = await readFromEndToEnd();
  await expect(restore(first.row.id, backupContextWith(breaking))).rejects.toThrow(
    'The disk is full.',
  );
  expect(await restorationOf(first.row.id)).toMatchObject({ status: 'failed' });
  const rowsBack = first.parts.reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  expect((await readFromEndToEnd()) - readBefore).toBeLessThan(100 * rowsBack);
  expect(puts).toBe(3);
  expect(await contracts()).toBe(0);
  for (const key of keys) await expect(storage.read(key)).rejects.toThrow();

  await restore(first.row.id);
  const restoration = await restorationOf(first.row.id);
  expect(restoration).toMatchObject({ status: 'done', problem: null, files: files.length });
  expect(restoration?.tables.filter(({ conflicting }) => conflicting > 0)).toEqual([]);
  expect(await derived()).toEqual(before);
  const second = await backedUp();
  expect(second.parts).toEqual(first.parts);
}, 120_000);
