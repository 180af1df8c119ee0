import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { type Cluster, claimDirectory, port } from './home.ts';
import { logOf, openLog, readFrom } from './log.ts';
import {
  adoptRunningServer,
  clearLocks,
  connectToCluster,
  endOrphanedProcesses,
  type Keepalive,
  waitWithDeadline,
} from './postmaster.ts';
import { diskErrorIn, errorCodeOf, messageOf, type OnEvent } from './sentences.ts';

const draftPrefix = 'data.new-';
/** A minimal environment, in English: the database must not see our secrets, and we parse its messages. */
const env = { LC_ALL: 'C', PATH: '/usr/bin:/bin' };

/** On the command line these override every configuration file. */
export const defaultSettings = {
  listen_addresses: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** For a cluster that is not running; if another process starts it first, that one is adopted. */
export async function launch(
  binaries: Binaries,
  cluster: Cluster,
  onEvent: OnEvent,
  settings: Record<string, string> = defaultSettings,
): Promise<{ keeper: Keepalive; adopted: boolean }> {
  await initialise(binaries, cluster);
  await claimDirectory(cluster.sockets, cluster.identity);
  const deadline = Date.now() + 30_000;
  for (;;) {
    await endOrphanedProcesses(cluster);
    await clearLocks(cluster);
    const { keeper, output } = await tryOnce(binaries, cluster, onEvent, settings);
    if (keeper) return { keeper, adopted: false };
    const theirs = await adoptRunningServer(cluster, onEvent);
    if (theirs) return { keeper: theirs, adopted: true };
    const isHeld = output.includes('pre-existing shared memory block');
    if (!isHeld || Date.now() > deadline) throw new Error(whyNotStarted(output, cluster));
    await pause(200);
  }
}

/** Created under a temporary name and renamed, so that an incomplete cluster is never used. */
async function initialise({ bin, major }: Binaries, cluster: Cluster) {
  const { home, data, identity } = cluster;
  for (const name of await readdir(home)) {
    if (name.startsWith(draftPrefix)) await remove(join(home, name));
  }
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) return refuseOtherMajor(Number.parseInt(version, 10), major, cluster);

  const draft = await mkdtemp(join(home, draftPrefix));
  const { uid, gid } = identity;
  if (uid !== undefined && gid !== undefined) await chown(draft, uid, gid);
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const calling = promisify(execFile)(join(bin, 'initdb'), ['-D', draft, ...options], {
    ...identity,
    cwd: home,
    env,
  });
  try {
    await calling;
    await rename(draft, data);
    await settleOnDisk(home);
  } catch (error) {
    await remove(draft);
    throw new Error(whyNotMade(error, cluster), { cause: error });
  }
}

/** Without it a power failure could undo the rename, and the data would look like an incomplete cluster. */
async function settleOnDisk(directory: string) {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}

/** A leftover that cannot be deleted, because its process is still alive, is left to the next start. */
const remove = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 2 }).catch(() => {});

function refuseOtherMajor(found: number, ours: number, { data }: Cluster) {
  if (found === ours) return;
  throw new Error(
    `The database in ${data} was created by PostgreSQL ${found || 'of an unknown version'}, and this is PostgreSQL ${ours}: dump it with the old version and restore it into a new DATA_DIR.`,
  );
}

function whyNotMade(error: unknown, { home, data }: Cluster): string {
  if (errorCodeOf(error) === 'ENOTEMPTY') {
    return `${data} is not empty but contains no database: move it away, and start again.`;
  }
  const { stderr = '' } = error as { stderr?: string };
  const lines = (stderr || messageOf(error)).trim().split('\n');
  const last = lines.findLast((line) => line.includes('error:')) ?? lines.at(-1);
  return diskErrorIn(stderr, home) ?? `PostgreSQL could not create a database in ${home}: ${last}`;
}

/** Detached, so that Ctrl-C stops us before the database. */
async function tryOnce(
  { bin }: Binaries,
  cluster: Cluster,
  onEvent: OnEvent,
  settings: Record<string, string>,
) {
  const { identity, data, sockets } = cluster;
  const log = await openLog(cluster);
  const { size: before } = await log.stat();
  const options = Object.entries({ ...settings, unix_socket_directories: quoted(sockets) });
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...identity, cwd: dirname(data), env, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  server.unref();
  try {
    const keeper = await firstAnswer(server, cluster, onEvent);
    return { keeper, output: keeper ? '' : String(await readFrom(log, before)) };
  } finally {
    await log.close();
  }
}

/** The list of directories is split at commas unless they are quoted. */
const quoted = (path: string): string => `"${path.replaceAll('"', '""')}"`;

async function firstAnswer(server: ChildProcess, cluster: Cluster, onEvent: OnEvent) {
  const wait = waitWithDeadline(cluster, onEvent);
  let failed: Error | undefined;
  server.once('error', (error) => {
    failed = error;
  });
  for (;;) {
    const answer = await connectToCluster(cluster, cluster.sockets);
    if (typeof answer === 'object') return answer;
    if (failed) throw failed;
    if (server.exitCode !== null || server.signalCode) return undefined;
    await wait(answer);
  }
}

function whyNotStarted(output: string, { home }: Cluster): string {
  const [, fatal = 'no output'] = /(?:FATAL|PANIC): +(.*)/.exec(output) ?? [];
  return diskErrorIn(output, home) ?? `PostgreSQL did not start: ${fatal} (see ${logOf(home)}).`;
}
