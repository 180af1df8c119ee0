import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { projects } from '../../projects/table.ts';
import { testApi } from '../../testing/api.ts';
import { queuedJobsIn } from '../../testing/mail-server.ts';
import { withClient } from '../database.ts';
import { asOrganization } from '../tenancy.ts';
import { enqueue, startJobs, type Tasks } from './jobs.ts';
import { workerLockClass } from './worker-lock.ts';

const { pools, connections, organization } = await testApi();
const us = await organization();
const children: ChildProcess[] = [];
const running: { stop: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const one of running.splice(0)) await one.stop();
  await pools.owner.query('delete from graphile_worker._private_jobs');
});

const soon = <T>(what: () => T) => expect.poll(what, { timeout: 15_000 });
const fewRounds = 500;

const aServer = async (tasks: Tasks, retakeWithin = 10_000) => {
  const all = { sweep: async () => {}, ...tasks };
  const lock = { retakeWithin, retryEvery: 20, askEvery: 1_000 };
  const patience = { lock, releaseEvery: fewRounds / 5 };
  const { owner } = connections;
  const jobs = await startJobs({ owner, pool: pools.app, tasks: all, onError: () => {}, patience });
  running.push(jobs);
  return jobs;
};

/** Takes one job and never ends it. */
async function anotherProcess() {
  const module = new URL('jobs.ts', import.meta.url);
  const script = `const { startJobs } = await import('${module}');
    const owner = JSON.parse(process.argv[1]);
    const look = () => new Promise(() => console.log('taken'));
    await startJobs({ owner, pool: undefined, tasks: { look }, onError: console.error });`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, [...args, JSON.stringify(connections.owner)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

const ask = () => asOrganization(pools.app, us.id, (tx) => enqueue(tx, 'look', {}));
const workerOfJob = async (): Promise<string | null> =>
  (await queuedJobsIn({ pools }))[0]?.locked_by;
const locksHeld = async (): Promise<number[]> => {
  const query = 'select objid::int as server from pg_locks where classid = $1 and granted';
  const { rows } = await pools.owner.query(query, [workerLockClass]);
  return rows.map(({ server }) => server);
};
const cutLockOf = (server: number | undefined) =>
  withClient(connections.app, (superuser) =>
    superuser.query(
      'select pg_terminate_backend(pid) from pg_locks where classid = $1 and objid = $2 and granted',
      [workerLockClass, server],
    ),
  );

it('gives the job of a process that was killed to another server, and never that of a living one', async () => {
  await ask();
  const child = await anotherProcess();
  await once(child.stdout ?? child, 'data');
  const worker = await workerOfJob();
  expect(worker).toMatch(/^sitewright-/);
  let done = 0;
  await aServer({ look: async () => void done++ });
  await pause(fewRounds);
  expect(done).toBe(0);
  expect(await workerOfJob()).toBe(worker);
  child.kill('SIGKILL');
  await soon(() => done).toBe(1);
  await soon(() => queuedJobsIn({ pools })).toEqual([]);
}, 30_000);

it('leaves a worker its job whose lock was lost with a connection and taken again', async () => {
  const begun: (() => void)[] = [];
  await aServer({ look: () => new Promise<void>((end) => begun.push(end)) });
  await ask();
  await soon(() => begun.length).toBe(1);
  const worker = await workerOfJob();
  expect(worker).toMatch(/^sitewright-/);
  const before = await locksHeld();
  await cutLockOf(before[0]);
  await soon(locksHeld).toEqual(before);
  await aServer({});
  await pause(fewRounds);
  expect(await workerOfJob()).toBe(worker);
  begun[0]?.();
  await soon(() => queuedJobsIn({ pools })).toEqual([]);
});

it('ends the work of a server that cannot take its lock again, which goes on under a new number', async () => {
  const begun: (() => void)[] = [];
  const ends: string[] = [];
  await aServer(
    {
      look: async (_: never, inOrganization) => {
        await new Promise<void>((end) => begun.push(end));
        const count = inOrganization((tx) => tx.$count(projects));
        ends.push(await count.then(String, ({ message }) => message));
        await count;
      },
    },
    100,
  );
  await ask();
  await soon(() => begun.length).toBe(1);
  const [before = 0] = await locksHeld();
  await withClient(connections.owner, async (other) => {
    const waiting = other.query('select pg_advisory_lock($1, $2)', [workerLockClass, before]);
    await cutLockOf(before);
    await waiting;
    await soon(async () => (await locksHeld()).length).toBe(2);
  });
  expect(await locksHeld()).not.toContain(before);
  await soon(() => begun.length).toBe(2);
  for (const end of begun) end();
  await soon(() => queuedJobsIn({ pools })).toEqual([]);
  expect(ends.toSorted()).toEqual(['0', expect.stringMatching(/^This worker lost its lock/)]);
});
