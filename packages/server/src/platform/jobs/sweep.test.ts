import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { sweepTask } from './sweep.ts';

const api = await testApi();
const { owner } = api.pools;

/** The words that stand for each row, so that one can see which are left. */
const left = async (table: string, column: string) =>
  (await owner.query(`select ${column} as word from ${table} order by 1`)).rows.map(
    ({ word }) => word,
  );

it('removes what is over, and nothing else', async () => {
  const [us, them] = [await api.organization(), await api.organization()];
  const { userId } = (await us.member()).actor;
  const { userId: another } = (await us.member()).actor;
  await owner.query('delete from sessions');
  await owner.query('delete from budgets');
  await owner.query(
    `insert into sessions (token_hash, user_id, organization_id, expires_at, last_seen_at) values
       ('alive', $1, $2, now() + interval '1 minute', now()),
       ('quiet', $1, $2, now() + interval '1 day', now() - interval '11 hours 59 minutes'),
       ('expired', $1, $2, now() - interval '1 second', now()),
       ('idle', $1, $2, now() + interval '1 day', now() - interval '12 hours 1 minute')`,
    [userId, us.id],
  );
  await owner.query(
    `insert into password_resets (user_id, code_hash, tries_left, expires_at) values
       ($1, 'alive', 0, now() + interval '1 minute'), ($2, 'expired', 5, now() - interval '1 second')`,
    [userId, another],
  );
  await owner.query(
    `insert into budgets (key, spent, ends_at) values
       ('running', 1, now() + interval '1 minute'), ('over', 1, now() - interval '23 hours'),
       ('long over', 1, now() - interval '25 hours')`,
  );
  for (const { id } of [us, them]) {
    const client = await owner.connect();
    await client.query(`select set_config('app.org', '${id}', false)`);
    await client.query(
      `insert into idempotency_keys (user_id, endpoint, key, digest, expires_at) values
         ($1, 'e', 'young', '', now() + interval '1 hour'),
         ($1, 'e', 'old', '', now() - interval '1 hour')`,
      [userId],
    );
    client.release(true);
  }
  await owner.query(
    "insert into access_requests (name, email, company, role, created_at) values ('a', 'b', 'c', 'd', now() - interval '1 year')",
  );

  await sweepTask(api.pools.app)();

  expect(await left('sessions', 'token_hash')).toEqual(['alive', 'quiet']);
  expect(await left('password_resets', 'code_hash')).toEqual(['alive']);
  expect(await left('budgets', 'key')).toEqual(['over', 'running']);
  for (const { id } of [us, them]) {
    const client = await owner.connect();
    await client.query(`select set_config('app.org', '${id}', false)`);
    const { rows } = await client.query('select key from idempotency_keys');
    expect(rows).toEqual([{ key: 'young' }]);
    client.release(true);
  }
  expect(await left('access_requests', 'name')).toEqual(['a']);
  expect((await left('users', 'id')).length).toBeGreaterThan(3);
  expect(await left('organizations', 'id')).toEqual([us.id, them.id]);
});

it('has nothing to do in a database without organisations', async () => {
  await owner.query('truncate organizations cascade');
  await expect(sweepTask(api.pools.app)()).resolves.toBeUndefined();
});

it('sweeps thousands of sessions at once', async () => {
  const us = await api.organization();
  const { userId } = (await us.member()).actor;
  await owner.query(
    `insert into sessions (token_hash, user_id, organization_id, expires_at)
     select 'old ' || n, $1, $2, now() from generate_series(1, 5000) n`,
    [userId, us.id],
  );
  await sweepTask(api.pools.app)();
  expect(await left('sessions', 'user_id')).toEqual([userId]);
});
