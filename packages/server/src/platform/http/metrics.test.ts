import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { readConfig } from '../config.ts';
import { enqueue } from '../jobs/jobs.ts';
import { startLive } from '../jobs/live.ts';
import { readQueueState } from '../jobs/queue-state.ts';
import { asOrganization } from '../tenancy.ts';
import { makeMetrics } from './metrics.ts';

const token = 'a-token-for-the-one-who-watches';
const errors: Error[] = [];
let isQueueThere = true;
const database = await createTestDatabase();
const { pools, connections } = database;
const freeSpace = async () => [{ name: 'files' as const, free: 0.25 }];
const metrics = makeMetrics({
  token,
  pool: pools.app,
  live: { count: () => 3 },
  freeSpace,
  readQueue: () =>
    readQueueState(isQueueThere ? connections.owner : { ...connections.owner, port: 1 }),
  onError: (error) => errors.push(error),
});
const api = await testApi({ database, metrics, freeSpace });
const us = await api.organization();
const director = await us.member({ role: 'Director' });

const ask = (authorization?: string, app = api.app) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
const read = async () => (await ask(`Bearer ${token}`)).body;

it('answers 404 without the token, with another, and where none is set', async () => {
  for (const header of [undefined, 'Bearer x', `Bearer ${token}x`, `Basic ${token}`, 'Bearer '])
    expect((await ask(header)).statusCode, header).toBe(404);
  const without = await testApi({ database });
  for (const header of [undefined, `Bearer ${token}`, 'Bearer undefined'])
    expect((await ask(header, without.app)).statusCode, header).toBe(404);
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
});

it('takes no token that could be guessed', () => {
  const refusal = 'METRICS_TOKEN must have at least 16 characters, none of them a space.';
  for (const METRICS_TOKEN of ['short', 'of words, with spaces'])
    expect(() => readConfig({ METRICS_TOKEN })).toThrow(refusal);
});

it('counts requests by method, route and class of status, and names nobody', async () => {
  await director.call(siteIssuesApi.list, { query: {} });
  await director.send(siteIssuesApi.read, { params: { siteIssueId: 4_711_471 } });
  await api.app.inject('/nowhere/helen@northgate.example');
  const text = await read();
  expect(text).toContain(
    'sitewright_http_requests_total{method="GET",route="/api/site-issues",status="2xx"} 1',
  );
  expect(text).toMatch(/route="\/api\/site-issues\/:\w+",status="4xx"} 1/);
  expect(text).toContain('route="none",status="4xx"} 1');
  expect(text).toMatch(/sitewright_http_request_seconds_bucket{le="0.1",method="GET"} \d/);
  expect(text).not.toMatch(/4711471|@|127\.0\.0\.1/);
});

it('tells of the queue, the connections, the disks, the streams and the process', async () => {
  for (const task of ['mail', 'mail', 'look'])
    await asOrganization(pools.app, us.id, (tx) => enqueue(tx, task, {}));
  const jobs = 'graphile_worker._private_jobs';
  await pools.owner.query(`update ${jobs} set run_at = now() - interval '90 s'`);
  const of = (task: string) =>
    `task_id = (select id from graphile_worker._private_tasks where identifier = '${task}')`;
  await pools.owner.query(`update ${jobs} set attempts = max_attempts where ${of('look')}`);
  await pools.owner.query(
    `update ${jobs} set locked_at = now(), locked_by = 'one' where id = (select min(id) from ${jobs})`,
  );
  metrics.countWebhookTry('failed');
  const text = await read();
  for (const line of [
    'sitewright_jobs{state="waiting"} 1',
    'sitewright_jobs{state="running"} 1',
    'sitewright_jobs{state="failed"} 1',
    'sitewright_emails_waiting 1',
    'sitewright_live_streams 3',
    'sitewright_disk_free_ratio{volume="files"} 0.25',
    'sitewright_webhook_tries_total{outcome="failed"} 1',
    'sitewright_database_connections{state="waiting"} 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/sitewright_oldest_waiting_job_seconds 9\d/);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
});

it('leaves out what cannot be read, and says so in the log', async () => {
  isQueueThere = false;
  const text = await read();
  expect(text).not.toContain('sitewright_jobs');
  expect(text).toContain('sitewright_disk_free_ratio');
  expect(errors).toHaveLength(1);
});

it('knows how many streams are open', async () => {
  const live = startLive(connections.app, () => {});
  const leave = live.follow({ actor: director.actor, send: () => {}, end: () => {} });
  expect(live.count()).toBe(1);
  leave();
  expect(live.count()).toBe(0);
  await live.stop();
});
