import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { roles } from '@sitewright/domain/kernel/access';
import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { demoAccounts, seedDemo } from './demo.ts';
import { secretsOf } from './platform/secrets.ts';
import { filesUnder } from './platform/storage-folder.ts';
import { asOrganization } from './platform/tenancy.ts';
import { listRams } from './risk/rams-store.ts';
import { freshDatabase } from './testing/database.ts';

const secrets = secretsOf('a key of the tests, and of no others');
const sunday = new Date('2026-11-15T10:00:00Z');

async function aDemo(now = sunday) {
  const { pools } = await freshDatabase();
  const storage = await filesUnder(await mkdtemp(join(inject('files'), 'demo-')));
  const stores = { pool: pools.app, storage, secrets };
  const told: string[] = [];
  const isThere = await seedDemo(stores, 'Secret123', now, (what, done, all) =>
    told.push(`${what} ${done}/${all}`),
  );
  const rows = () =>
    asOrganization(pools.app, 1, async (tx) => {
      const text = sql`
        select (to_jsonb(p) - 'created_at' - 'updated_at')::text as row from projects p
        union all select (to_jsonb(i) - 'created_at' - 'updated_at')::text from site_issues i`;
      return (await tx.execute(text)).rows.map(({ row }) => row);
    });
  return { stores, told, isThere, rows };
}

describe('the company of a Sunday', async () => {
  const demo = await aDemo();

  it('has one person for each role, and contracts in many states, dated from today', async () => {
    const { isThere, told, rows, stores } = demo;
    expect(isThere).toBe(true);
    expect(demoAccounts.map(({ role }) => role)).toEqual(roles);
    expect(told.at(-1)).toMatch(/^done (\d+)\/\1$/);
    const all = (await rows()).map((row) => JSON.parse(String(row)));
    const contracts = all.filter(({ code }) => code);
    expect(contracts).toHaveLength(6);
    expect(new Set(contracts.map(({ status }) => status))).toEqual(
      new Set(['active', 'on-hold', 'completed', 'planning']),
    );
    const kestrel = contracts.find(({ code }) => code === 'NC-2041');
    expect(kestrel).toMatchObject({ start_date: '2026-02-20', finish_date: '2027-04-30' });
    expect(kestrel.latitude).not.toBeNull();
    // One control is not in place: the certificate of the crane has run out.
    const statements = await asOrganization(stores.pool, 1, (tx) =>
      listRams(tx, { limit: 50 }, londonDay(sunday)),
    );
    expect(statements.rows.flatMap(({ lapses }) => lapses)).toEqual([
      {
        control: expect.stringMatching(/^Thorough examination in date/),
        why: expect.stringMatching(/60 t crane AIS-22871 expired on 10\/11\/2026$/),
      },
    ]);
    const again = await seedDemo(stores, 'Secret123', sunday, () => {});
    expect(again).toBe(true);
    expect(await rows()).toHaveLength(all.length);
  });

  it('has no entry that came days after its day', async () => {
    const late = await asOrganization(demo.stores.pool, 1, async (tx) => {
      const days = sql`(created_at at time zone 'Europe/London')::date`;
      return (await tx.execute(sql`select id from diary_entries where ${days} > date`)).rows;
    });
    expect(late).toEqual([]);
  });

  it('is the same at every making', async () => {
    const rows = await demo.rows();
    expect(await (await aDemo()).rows()).toEqual(rows);
  }, 60_000);
});

it('is not made where somebody else already works', async () => {
  const { pools } = await freshDatabase();
  await pools.owner.query(
    "with boss as (insert into users (username, password, email, name) values ('a', '-', 'a@quay.example', 'A') returning id) insert into organizations (name, slug, created_by) select 'Quay', 'quay', id from boss",
  );
  const storage = await filesUnder(await mkdtemp(join(inject('files'), 'demo-')));
  const stores = { pool: pools.app, storage, secrets };
  expect(await seedDemo(stores, 'Secret123', sunday, () => {})).toBe(false);
});

/** In the night of a summer day, when much would still lie ahead; other hours with `npm run prove`. */
const night = '2026-07-15T02:00:00Z';
const otherHours = ['2026-11-13T09:15:00Z', '2026-11-13T12:00:00Z', '2026-11-13T21:30:00Z'];

it.each(env.PROOFS ? [night, ...otherHours] : [night])(
  'is consistent today at %s',
  async (instant) => {
    const { stores } = await aDemo(new Date(instant));
    const today = londonDay(new Date(instant));
    const story = await asOrganization(stores.pool, 1, async (tx) => {
      const { rows } = await tx.execute<{ finished: string; at_work: boolean }>(sql`
        select finish_time as finished, exists (select from labour_sessions s
          where s.company = e.company and s.project_id = e.project_id and finished_at is null) as at_work
        from diary_entries e where date = ${today}`);
      return rows;
    });
    expect(story.filter(({ at_work }) => at_work)).toEqual([]);
    const clock = londonTime(new Date(instant));
    expect(story.filter(({ finished }) => finished > clock)).toEqual([]);
  },
  60_000,
);
