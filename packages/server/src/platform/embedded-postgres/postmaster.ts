import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Cluster, port, refuseForeignDirectory, socketIn } from './home.ts';
import { errorCodeOf, type OnEvent } from './sentences.ts';
import { isProcessAlive } from './start-lock.ts';

const patience = 30_000;
const patienceWithRecovery = 600_000;
const cannotConnectNow = '57P03';

/** A connection that stays open: it shows when the server dies, and shows other processes that we use it. */
export type Keepalive = { host: string; client: Client; gone: Promise<void> };

/** The content of postmaster.pid, in the order of its lines. */
type Lock = { pid: number; sockets: string | undefined; isReady: boolean };

/** A crashed app leaves its database running; it is adopted once it proves to be of this directory. */
export async function adoptRunningServer(
  cluster: Cluster,
  onEvent: OnEvent,
): Promise<Keepalive | undefined> {
  const wait = waitWithDeadline(cluster, onEvent);
  for (;;) {
    const lock = await runningLock(cluster);
    if (!lock) return undefined;
    const sockets = lock.sockets || cluster.sockets;
    await refuseForeignDirectory(sockets, cluster.identity);
    const answer = await connectToCluster(cluster, sockets);
    if (typeof answer === 'object') return answer;
    if (lock.isReady && answer === 'silent') await retireUnreachable(cluster, lock);
    await wait(answer);
  }
}

/** Waits a moment, or throws after the deadline: recovery may take long, a server without an answer may not. */
export function waitWithDeadline(cluster: Cluster, onEvent: OnEvent) {
  const start = Date.now();
  let deadline = start + patience;
  let nextNews = start + 5_000;
  return async (answer: 'starting' | 'silent') => {
    const now = Date.now();
    if (answer === 'starting') {
      deadline = Math.min(now + patience, start + patienceWithRecovery);
    }
    if (now > deadline) {
      const lock = join(cluster.data, 'postmaster.pid');
      throw new Error(
        `The process named in ${lock} is stuck or does not belong to this database: stop it, and start again.`,
      );
    }
    if (now > nextNews) {
      nextNews = now + 5_000;
      onEvent(`Still waiting for PostgreSQL after ${Math.round((now - start) / 1000)} s.`);
    }
    await pause(30);
  };
}

/** Connects, and checks that it is the server of this directory. */
export async function connectToCluster(
  { data }: Cluster,
  host: string,
): Promise<Keepalive | 'starting' | 'silent'> {
  const whom = { host, port, user: 'postgres', database: 'postgres', ssl: false };
  const limits = { connectionTimeoutMillis: 2_000, query_timeout: 5_000 };
  const client = new Client({ ...whom, ...limits, application_name: 'sitewright supervisor' });
  const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => {});
  try {
    await client.connect();
    if ((await ask(client, 'show data_directory')) === data) return { host, client, gone };
  } catch (error) {
    if (errorCodeOf(error) === cannotConnectNow) return 'starting';
  }
  client.end().catch(() => {});
  return 'silent';
}

async function ask(client: Client, query: string): Promise<unknown> {
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  return rows[0]?.[0];
}

export async function isRunning(cluster: Cluster): Promise<boolean> {
  return (await runningLock(cluster)) !== undefined;
}

async function runningLock(cluster: Cluster): Promise<Lock | undefined> {
  const lock = await readLock(cluster);
  if (!lock || !isProcessAlive(lock.pid)) return undefined;
  // A zombie, or another process with the same pid, is recognised by its command.
  return (await isPostmaster(lock.pid, cluster)) ? lock : undefined;
}

async function readLock({ data }: Cluster): Promise<Lock | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , , , sockets, , , status] = text.split('\n');
  const isReady = status?.trim() === 'ready';
  return Number(pid) > 0 ? { pid: Number(pid), sockets, isReady } : undefined;
}

async function isPostmaster(pid: number, { data }: Cluster): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (command !== undefined || process.platform === 'linux') {
    return (command ?? '').split('\0').includes(data);
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return ps.then(({ stdout }) => stdout.includes(` -D ${data} `)).catch(() => false);
}

/** A server whose socket was deleted accepts no connections: it is stopped when its last client has left. */
async function retireUnreachable(cluster: Cluster, { pid, sockets = cluster.sockets }: Lock) {
  if (await stat(socketIn(sockets)).catch(() => undefined)) return;
  signal(pid, 'SIGTERM');
  const deadline = Date.now() + 3_000;
  while (await isRunning(cluster)) {
    if (Date.now() > deadline) throw new Error(socketRemovedMessage(cluster, sockets));
    await pause(30);
  }
}

export const socketRemovedMessage = ({ home }: Cluster, sockets: string): string =>
  `The socket of the database in ${home} was removed from ${sockets}, perhaps by a clean-up of temporary files: stop every Sitewright server that uses it, and start again.`;

/** Removes the lock files of a dead server. If it is still alive, its shared memory blocks a second one. */
export async function clearLocks(cluster: Cluster): Promise<void> {
  if (!(await readLock(cluster)) || (await isRunning(cluster))) return;
  const socket = socketIn(cluster.sockets);
  for (const lock of [join(cluster.data, 'postmaster.pid'), socket, `${socket}.lock`]) {
    await rm(lock, { force: true });
  }
}

/** The children of a dead postmaster exit by themselves unless they are busy; then they are killed. */
export async function endOrphanedProcesses(cluster: Cluster): Promise<void> {
  const start = Date.now();
  for (;;) {
    const orphans = await orphansOf(cluster);
    const waited = Date.now() - start;
    if (orphans.length === 0 || waited > 10_000) return;
    // Nothing is lost: without its postmaster a child can do nothing that recovery does not repeat.
    if (waited > 1_000) for (const pid of orphans) signal(pid, 'SIGKILL');
    await pause(30);
  }
}

async function orphansOf(cluster: Cluster): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger);
  const found = await Promise.all(
    pids.map(async (pid) => ((await isOrphan(pid, cluster)) ? [pid] : [])),
  );
  return found.flat();
}

async function isOrphan(pid: number, cluster: Cluster): Promise<boolean> {
  if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== cluster.data) return false;
  const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
  return title.startsWith('postgres: ') && !(await isPostmaster(parent, cluster));
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited already.
  }
}

/** Stops the server, unless other clients are connected. */
export async function stopWhenAlone(cluster: Cluster, onEvent: OnEvent): Promise<void> {
  const lock = await runningLock(cluster);
  if (!lock) return;
  const answer = await connectToCluster(cluster, lock.sockets || cluster.sockets);
  if (typeof answer === 'object') {
    const others = await countOthers(answer).finally(() => answer.client.end());
    if (others !== 0) return;
  }
  // A server that is starting has no clients; one that does not answer may finish its last client.
  signal(lock.pid, answer === 'silent' ? 'SIGTERM' : 'SIGINT');
  const deadline = Date.now() + (answer === 'silent' ? 5_000 : patience);
  while (await isRunning(cluster)) {
    if (Date.now() > deadline) {
      return onEvent(`PostgreSQL (process ${lock.pid}) is still stopping.`);
    }
    await pause(20);
  }
}

const countOthers = ({ client }: Keepalive): Promise<unknown> =>
  ask(
    client,
    `select count(*)::int from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
