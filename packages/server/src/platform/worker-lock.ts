import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from './database.ts';

/** The first half of the key of each of these advisory locks; the second is the server's number. */
export const workerLockClass = 730_152_604;

/** Named after its server, so that others can look whether that one lives. */
export const workerId = (server: number, place: number): string => `sitewright-${server}-${place}`;

type Events = {
  onError: (error: Error) => void;
  /** Others may release its jobs from now on: nothing more may be done under this number. */
  onLost: () => void;
};

export type WorkerLock = { server: number; isLost: () => boolean; release: () => Promise<void> };

/**
 * Less in sum than others wait (`releaseEvery`): who cannot take the lock again in this time has stopped
 * before its jobs go to others.
 */
export const usualPatience = { retakeWithin: 8_000, retryEvery: 500, askEvery: 5_000 };
export type LockPatience = typeof usualPatience;

/** PostgreSQL notices within 14 seconds that the machine at the other end is gone, not after two hours. */
const noticeSilence = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3;
  set tcp_keepalives_count = 3`;

/**
 * Proves that this server is alive: PostgreSQL keeps the lock as long as its connection lasts, however busy
 * the process is, and drops it with a process that was killed. A broken connection is replaced.
 */
export async function holdWorkerLock(
  owner: Connection,
  { onError, onLost }: Events,
  patience: LockPatience = usualPatience,
): Promise<WorkerLock> {
  const server = randomInt(1, 2 ** 31 - 1);
  let client: Client | undefined;
  let state: 'held' | 'lost' | 'released' = 'held';

  const take = async () => {
    const mine = await lockedClient(owner, server);
    if (state !== 'held') return mine.end();
    client = mine;
    mine.on('error', (error) => broken(mine, error));
    mine.on('end', () => broken(mine, new Error('The connection of the worker lock ended.')));
  };
  const broken = (mine: Client, error: Error) => {
    if (client !== mine || state !== 'held') return;
    client = undefined;
    onError(error);
    mine.end().catch(() => {}); // it may be broken already
    void retake(performance.now() + patience.retakeWithin);
  };
  const retake = async (deadline: number) => {
    while (state === 'held' && !client) {
      const failure = await take().catch((error: Error) => error);
      if (!failure) return;
      if (state === 'held' && performance.now() > deadline) return giveUp(failure);
      await pause(patience.retryEvery, undefined, { ref: false });
    }
  };
  const giveUp = (failure: Error) => {
    state = 'lost';
    clearInterval(asking);
    onError(failure);
    onLost();
  };
  await take();
  const ask = (mine: Client | undefined) =>
    mine?.query('select 1').catch((error: Error) => broken(mine, error));
  // Who is cut off from the network hears of no end.
  const asking = setInterval(() => ask(client), patience.askEvery).unref();

  return {
    server,
    isLost: () => state === 'lost',
    release: async () => {
      if (state === 'held') state = 'released';
      clearInterval(asking);
      await client?.end();
    },
  };
}

const longestAnswer = 2_000;

async function lockedClient(owner: Connection, server: number): Promise<Client> {
  const client = new Client({
    ...owner,
    keepAlive: true,
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
  });
  client.on('error', () => {}); // the query under way fails with it
  try {
    await client.connect();
    await client.query(noticeSilence);
    const query = 'select pg_try_advisory_lock($1, $2) as taken';
    const { rows } = await client.query(query, [workerLockClass, server]);
    if (!rows[0]?.taken) throw new Error('The lock of this worker is still held.');
    return client;
  } catch (error) {
    await client.end().catch(() => {}); // what failed first is thrown
    throw error;
  }
}
