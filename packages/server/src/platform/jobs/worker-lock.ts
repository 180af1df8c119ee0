import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from '../database.ts';

/** The first half of the key of each of these advisory locks; the second is the server's number. */
export const workerLockClass = 730_152_604;

/** Named after its server, so that others can look whether that one lives. */
export const workerId = (server: number, place: number): string => `sitewright-${server}-${place}`;

type Events = {
  onError: (error: Error) => void;
  /** Others may release its jobs from now on: nothing more may be done under this number. */
  onLost: () => void;
};

type WorkerLock = { server: number; isLost: () => boolean; release: () => Promise<void> };

/**
 * With the last attempt, which takes nine seconds at most, less than others wait (`releaseEvery`): who cannot
 * take the lock again has stopped before its jobs go to others.
 */
const defaultPatience = { retakeWithin: 10_000, retryEvery: 500, askEvery: 5_000 };
export type LockPatience = typeof defaultPatience;

/** PostgreSQL notices within 14 seconds that the machine at the other end is gone, not after two hours. */
const noticeSilence = `set_config('tcp_keepalives_idle', '5', false),
  set_config('tcp_keepalives_interval', '3', false), set_config('tcp_keepalives_count', '3', false)`;

/**
 * Proves that this server is alive: PostgreSQL keeps the lock as long as its connection lasts, however busy
 * the process is, and drops it with a process that was killed. A broken connection is replaced.
 * Over 40 lines: its four steps call each other and share one state.
 */
export async function holdWorkerLock(
  owner: Connection,
  { onError, onLost }: Events,
  patience: LockPatience = defaultPatience,
): Promise<WorkerLock> {
  const server = randomInt(1, 2 ** 31 - 1);
  let client: Client | undefined;
  let state: 'held' | 'lost' | 'released' = 'held';

  const take = async (within: number) => {
    const mine = await lockedClient(owner, server, within);
    if (state !== 'held') return mine.end();
    client = mine;
    mine.on('error', (error) => broken(mine, error));
    mine.on('end', () => broken(mine, new Error('The worker lock’s connection ended.')));
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
      const failure = await take(toConnect.again).catch((error: Error) => error);
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
  await take(toConnect.first);
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

/** One that starts may wait longer than one whose jobs others are about to take. */
const toConnect = { first: 10_000, again: 4_000 };
const toAnswer = 5_000;

async function lockedClient(
  owner: Connection,
  server: number,
  connectionTimeoutMillis: number,
): Promise<Client> {
  const patience = { connectionTimeoutMillis, query_timeout: toAnswer };
  const client = new Client({ ...owner, ...patience, keepAlive: true });
  client.on('error', () => {}); // the query under way fails with it
  try {
    await client.connect();
    const query = `select pg_try_advisory_lock(${workerLockClass}, ${server}) as taken, ${noticeSilence}`;
    const { rows } = await client.query(query);
    if (!rows[0]?.taken) throw new Error('The lock of this worker is still held.');
    return client;
  } catch (error) {
    await client.end().catch(() => {}); // what failed first is thrown
    throw error;
  }
}
