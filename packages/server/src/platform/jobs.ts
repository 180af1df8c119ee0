import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { type Connection, withClient } from './database.ts';
import { asOrganization, type InOrganization, type Tx } from './tenancy.ts';

/** What can be done later, and what it needs; each feature adds its own beside its code. It is given no transaction, for a slow mail server would outlast it. */
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
  const pgPool = new Pool({ ...owner, max: 1 });
  const utils = await makeWorkerUtils({ pgPool, logger: await silent() });
  await utils.migrate();
  await utils.release();
  await pgPool.end();
}

export type Jobs = { stop: () => Promise<void> };

/** They call whoever a company names, who may answer late or never; nobody's letters wait for that. */
const callingStrangers = ['webhook'];

/** Works the queue off, each job under the organisation that asked for it. */
export async function startJobs(options: {
  owner: Connection;
  pool: Pool;
  tasks: Tasks;
  onError: (error: Error) => void;
}): Promise<Jobs> {
  const { owner, pool, tasks, onError } = options;
  const { run } = await import('graphile-worker');
  const pgPool = new Pool({ ...owner, max: 8 });
  pgPool.on('error', onError);
  pgPool.on('connect', (client) => client.on('error', onError));
  const logger = await silent();
  const common = { pgPool, concurrency: 2, noHandleSignals: true, logger };
  const areStrange = (name: string) => callingStrangers.includes(name);
  const ours = taskListOf(tasks, pool, (name) => !areStrange(name));
  const runners = [await run({ ...common, taskList: ours, crontab: timetable })];
  const strange = taskListOf(tasks, pool, areStrange);
  if (Object.keys(strange).length > 0) runners.push(await run({ ...common, taskList: strange }));
  for (const { events } of runners) events.on('job:error', ({ error }) => onError(error as Error));
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await pgPool.end();
    },
  };
}

const taskListOf = (tasks: Tasks, pool: Pool, isOne: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(tasks)
      .filter(([name]) => isOne(name))
      .map(([name, task]) => [
        name,
        (job: unknown) => {
          const { organizationId = null, payload } = (job ?? {}) as Job;
          return task(payload, (work) => asOrganization(pool, organizationId ?? undefined, work));
        },
      ]),
  );

/** Failures reach us as events; the rest is not worth a line. */
const silent = async () => {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => {});
};
