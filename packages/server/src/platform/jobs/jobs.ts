import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Runner, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { type Connection, withClient } from '../database.ts';
import { asOrganization, type InOrganization, type Tx } from '../tenancy.ts';
import { queuePool } from './queue-pool.ts';
import { releaseJobsOfDeadWorkers } from './release-jobs.ts';
import { holdWorkerLock, type LockPatience, workerId } from './worker-lock.ts';

/** A task and what it needs; each feature defines its own. It gets no transaction, because a slow mail server would outlast it. */
export type Tasks = Record<string, Task>;
export type Task = (payload: never, inOrganization: InOrganization) => Promise<void>;

/** Joins the queue with the commit, and not at all without it. */
export const enqueue = (tx: Tx, task: string, payload: unknown) =>
  tx.execute(sql`select enqueue(${task}, ${JSON.stringify(payload)}::json)`);

type Job = { organizationId: number | null; payload: never };

const timetable = [
  '0 * * * * sweep',
  '* * * * * backupRound',
  '*/5 * * * * tidy',
  '*/5 * * * * overrun',
  '*/5 * * * * costRound',
  '*/5 * * * * noticeRound',
  '*/5 * * * * digestRound',
  '55 * * * * weatherRound',
  '30 6 * * * certificateRound',
].join('\n');

/** The queue's own tables. They come before ours: later starts find these, and need not load it. */
export async function prepareQueue(owner: Connection): Promise<void> {
  const isThere = "select from pg_class where oid = to_regclass('drizzle.__drizzle_migrations')";
  if (await withClient(owner, async (client) => (await client.query(isThere)).rowCount)) return;
  const { makeWorkerUtils } = await import('graphile-worker');
  const pgPool = queuePool(owner, { max: 1, onError: () => {} }); // the query under way fails with it
  try {
    const utils = await makeWorkerUtils({ pgPool, logger: await silent() });
    await utils.migrate();
    await utils.release();
  } finally {
    await pgPool.end();
  }
}

export type Jobs = { stop: () => Promise<void> };

type Options = {
  owner: Connection;
  pool: Pool;
  tasks: Tasks;
  onError: (error: Error) => void;
  /** How long each waits for others; less where a test waits too. */
  patience?: { lock: LockPatience; releaseEvery: number };
};

/** Works the queue off, each job under the organisation that asked for it. */
export async function startJobs(options: Options): Promise<Jobs> {
  const { owner, onError, patience } = options;
  // Each worker listens on a connection of its own.
  const stopping = new AbortController();
  const pgPool = queuePool(owner, { max: 10, onError, signal: stopping.signal });
  const ending: Promise<void>[] = [];
  let replacing = Promise.resolve();
  const begin = () =>
    startWorkers(pgPool, options, (stopped) => {
      ending.push(stopped.catch(onError)); // what they have begun may take long
      replacing = replace();
    });
  const replace = async () => {
    while (!stopping.signal.aborted) {
      const begun = await begin().catch(onError);
      if (begun) {
        workers = begun;
        return;
      }
      await pause(nextStart, undefined, { ref: false });
    }
  };
  let workers: Jobs;
  try {
    workers = await begin();
  } catch (error) {
    await pgPool.end();
    throw error;
  }
  const stopReleasing = releaseJobsOfDeadWorkers(pgPool, onError, patience?.releaseEvery);
  return {
    stop: async () => {
      stopping.abort();
      await replacing;
      await Promise.all([workers.stop(), stopReleasing(), ...ending]);
      await pgPool.end();
    },
  };
}

const nextStart = 1_000;

/** They call addresses that companies choose, which may respond late or never; no email waits for them. */
const externalTasks = ['webhook'];

type OnLost = (stopped: Promise<void>) => void;

/** Four, two of them for what calls strangers, until their server's lock is lost. */
async function startWorkers(pgPool: Pool, options: Options, onLost: OnLost): Promise<Jobs> {
  const { owner, tasks, onError, patience } = options;
  const runners: Runner[] = [];
  let isStarted = false;
  const stop = async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    await lock.release();
  };
  const lost = () => isStarted && onLost(stop());
  const lock = await holdWorkerLock(owner, { onError, onLost: lost }, patience?.lock);
  try {
    const lists = taskListsOf(tasks, withinLock(options.pool, lock.isLost));
    for (const [place, taskList] of lists.entries()) {
      const own = { taskList, workerId: workerId(lock.server, place) };
      runners.push(await startWorker(pgPool, { ...own, crontab: place === 0 ? timetable : '' }));
    }
    for (const { events } of runners)
      events.on('job:error', ({ error }) => onError(error as Error));
    if (lock.isLost()) throw new Error('The lock was lost before the workers started.');
    isStarted = true;
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Own = { taskList: TaskList; crontab: string; workerId: string };

/** One runner each: graphile-worker cannot name several in one, and the names say which server they belong to. */
async function startWorker(pgPool: Pool, own: Own): Promise<Runner> {
  const { run } = await import('graphile-worker');
  return run({ ...own, pgPool, concurrency: 1, noHandleSignals: true, logger: await silent() });
}

type WithinOrganization = (organizationId: number | undefined) => InOrganization;

/** Once others may have a job of ours, this one writes nothing more. */
const withinLock =
  (pool: Pool, isLost: () => boolean): WithinOrganization =>
  (organizationId) =>
  async (work) => {
    if (isLost()) throw new Error('This worker lost its lock: other workers take over its jobs.');
    return asOrganization(pool, organizationId, work);
  };

/** What each of the four does. */
function taskListsOf(tasks: Tasks, within: WithinOrganization): TaskList[] {
  const isExternal = (name: string) => externalTasks.includes(name);
  const ours = taskListOf(tasks, within, (name) => !isExternal(name));
  const strange = taskListOf(tasks, within, isExternal);
  return [ours, ours, strange, strange].filter((list) => Object.keys(list).length > 0);
}

const taskListOf = (tasks: Tasks, within: WithinOrganization, isOne: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(tasks)
      .filter(([name]) => isOne(name))
      .map(([name, task]) => [
        name,
        (job: unknown) => {
          const { organizationId, payload } = (job ?? {}) as Job;
          return task(payload, within(organizationId ?? undefined));
        },
      ]),
  );

/** Failures reach us as events; the rest is not worth a line. */
const silent = async () => {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => {});
};
