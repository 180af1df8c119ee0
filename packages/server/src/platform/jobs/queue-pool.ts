import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Connection } from '../database.ts';

const retryAfter = 1_000;

type Options = { max: number; onError: (error: Error) => void; signal?: AbortSignal };

/**
 * Without listeners a restart of the database would end this process too. So would a failed query of the timetable, the
 * only part of graphile-worker that calls `query`: it waits until the database is back, or until `signal`.
 */
export function queuePool(owner: Connection, { max, onError, signal }: Options): Pool {
  const pool = new Pool({ ...owner, max });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const query = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>;
  const queryPatiently = async (...statement: unknown[]) => {
    while (!signal?.aborted) {
      try {
        return await query(...statement);
      } catch (error) {
        onError(error as Error);
        await pause(retryAfter, undefined, { signal }).catch(() => {}); // cut short by the signal
      }
    }
    return { rows: [] };
  };
  pool.query = queryPatiently as typeof pool.query;
  return pool;
}
