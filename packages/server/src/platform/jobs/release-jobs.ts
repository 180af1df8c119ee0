import type { Pool } from 'pg';
import { workerLockClass } from './worker-lock.ts';

/** A job of a dead worker is free again after two of these at most. */
const releaseEvery = 20_000;

const isWithoutLock = `not exists (
  select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.objsubid = 2 and l.granted
    and l.classid = ${workerLockClass} and l.objid = substring(worker from '^sitewright-([0-9]+)-')::oid)`;

/** Workers of another kind, such as those of an earlier version, hold no locks, so we cannot know about them. */
export const deadWorkersSql = `
  select worker from (
    select locked_by as worker from graphile_worker._private_jobs
    union select locked_by from graphile_worker._private_job_queues) at_work
  where worker ~ '^sitewright-[0-9]+-[0-9]+$' and ${isWithoutLock}`;

const release = `
  select graphile_worker.force_unlock_workers(array_agg(worker))
  from unnest($1::text[]) worker where ${isWithoutLock} having count(*) > 0`;

/**
 * Gives the jobs of dead workers back to the queue. A worker counts as dead that held no lock in two rounds
 * running: one whose connection broke takes its lock again in between, or stops.
 */
export function releaseJobsOfDeadWorkers(
  pool: Pool,
  onError: (error: Error) => void,
  every = releaseEvery,
) {
  let suspects: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const goRound = async () => {
    const { rows } = await pool.query<{ worker: string }>(deadWorkersSql);
    const absent = rows.map(({ worker }) => worker);
    const dead = absent.filter((worker) => suspects.includes(worker));
    suspects = absent;
    if (dead.length > 0) await pool.query(release, [dead]);
  };
  let round = Promise.resolve();
  const begin = () => {
    // The next is set when this one is over: two that follow at once would prove nothing.
    round = goRound()
      .catch(onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(begin, every).unref();
      });
  };
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
}
