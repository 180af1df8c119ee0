import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { deadWorkersSql } from '../../../packages/server/src/platform/jobs/release-jobs.ts';
import { until } from '../proof.ts';

/** By then PostgreSQL has noticed that the connections of a killed server are closed. */
const noticed = 500;

/** The seconds after each kill until no job is held by a dead worker. */
export function watchJobs(pool: Pool, signal: AbortSignal) {
  const released: Promise<number | undefined>[] = [];
  const dead = async () =>
    (await pool.query<{ worker: string }>(deadWorkersSql)).rows.map(({ worker }) => worker);
  const watching = new Set<string>();

  const release = async (died: number): Promise<number | undefined> => {
    await pause(noticed);
    const ours = (await dead()).filter((worker) => !watching.has(worker));
    if (ours.length === 0) return;
    for (const worker of ours) watching.add(worker);
    await until(async () => !(await dead()).some((one) => ours.includes(one)), signal, 250);
    return Math.round((Date.now() - died) / 1000);
  };
  return {
    watch: (died: number) => {
      const releasing = release(died);
      releasing.catch(() => {}); // `released` reports it
      released.push(releasing);
    },
    released: async () => (await Promise.all(released)).filter((seconds) => seconds !== undefined),
  };
}

const waiting = `
  select count(*)::int as count from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier in ('mail', 'webhook') and j.attempts < j.max_attempts`;

/** Waits until every queued job is done. */
export const untilNothingWaits = (pool: Pool, signal: AbortSignal): Promise<void> =>
  until(async () => (await pool.query(waiting)).rows[0]?.count === 0, signal, 250);
