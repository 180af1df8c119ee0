import { type Connection, withClient } from '../database.ts';

export type QueueState = {
  waiting: number;
  running: number;
  /** Tried as often as they may be, and given up. */
  failed: number;
  /** How long the job that has waited longest could have been begun, in seconds. */
  oldestWaiting: number;
  emailsWaiting: number;
};

const state = `
  select count(*) filter (where is_available)::int as waiting,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
    coalesce(extract(epoch from max(now() - run_at) filter (where is_available and run_at <= now())), 0)::float8
      as "oldestWaiting",
    count(*) filter (where is_available and identifier = 'mail')::int as "emailsWaiting"
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`;

/** As the owner, for the role that serves may not look into the queue. */
export const readQueueState = (owner: Connection): Promise<QueueState> =>
  withClient(owner, async (client) => {
    await client.query("set statement_timeout to '2s'");
    return (await client.query<QueueState>(state)).rows[0] as QueueState;
  });
