import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { sql } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { seedDemo } from '../demo.ts';
import { folderStorage } from '../platform/files/storage-folder.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { createTestDatabase, impatientPool } from './database.ts';
import { secrets } from './organization.ts';

/** The demo company in its own database, as created at `now`. */
export async function makeDemoCompany(now: Date) {
  const database = await createTestDatabase();
  const { pools, connections } = database;
  const storage = await folderStorage(await mkdtemp(join(inject('files'), 'demo-')));
  const stores = { pool: pools.app, owner: connections.owner, storage, secrets };
  const seeding = { ...stores, pool: impatientPool(database.connections, 2000) };
  const progress: string[] = [];
  const start = () =>
    seedDemo(seeding, 'Secret123', now, (what, done, all) => {
      progress.push(`${what} ${done}/${all}`);
      if (done === 1) computeFor(2500);
    });
  /** The progress messages of two servers that start together. */
  const isThere = await Promise.all([start(), start()]);
  const rows = () =>
    asOrganization(pools.app, 1, async (tx) => {
      const text = sql`
        select (to_jsonb(p) - 'created_at' - 'updated_at')::text as row from projects p
        union all select (to_jsonb(i) - 'created_at' - 'updated_at')::text from site_issues i`;
      return (await tx.execute(text)).rows.map(({ row }) => row);
    });
  return { now, database, stores, progress, isThere, rows };
}

/** As on a slow machine: nothing else of this process runs meanwhile. */
const computeFor = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

type DemoCompany = Awaited<ReturnType<typeof makeDemoCompany>>;

/** No person has an entry of today while still at work, and no entry ends later than now. */
export async function expectConsistentToday({ now, stores }: DemoCompany) {
  const entries = await asOrganization(stores.pool, 1, async (tx) => {
    const { rows } = await tx.execute<{ finished: string; at_work: boolean }>(sql`
      select finish_time as finished, exists (select from labour_sessions s
        where s.company = e.company and s.project_id = e.project_id and finished_at is null) as at_work
      from diary_entries e where date = ${londonDay(now)}`);
    return rows;
  });
  expect(entries).not.toEqual([]);
  expect(entries.filter(({ at_work }) => at_work)).toEqual([]);
  expect(entries.filter(({ finished }) => finished > londonTime(now))).toEqual([]);
}
