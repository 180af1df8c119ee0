import { expect, it, onTestFinished } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { superuserPool } from '../../testing/database.ts';
import { queuePool } from './queue-pool.ts';

const { connections } = await testApi();
const database = 'away_for_a_while';

it('waits with the timetable while the database is away: graphile-worker would end the process', async () => {
  const superuser = superuserPool(connections);
  onTestFinished(async () => void (await superuser.query(`drop database ${database}`)));
  const errors: Error[] = [];
  const onError = (error: Error) => errors.push(error);
  const pool = queuePool({ ...connections.owner, user: 'postgres', database }, { max: 1, onError });
  onTestFinished(() => pool.end());
  const answer = pool.query('select 1 as one');
  await expect.poll(() => errors.length).toBe(1);
  await superuser.query(`create database ${database}`);
  expect((await answer).rows).toEqual([{ one: 1 }]);
});

it('waits no longer when the server stops', async () => {
  const stopping = new AbortController();
  const away = { ...connections.owner, database: 'away' };
  const onError = () => stopping.abort();
  const pool = queuePool(away, { max: 1, onError, signal: stopping.signal });
  expect((await pool.query('select 1 as one')).rows).toEqual([]);
  await pool.end();
});
