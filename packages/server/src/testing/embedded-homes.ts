import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, readlink, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';

export const runProgram = promisify(execFile);
export const isRoot = process.getuid?.() === 0;
export const unprivilegedUser = { uid: 65534, gid: 65534 };
const here = fileURLToPath(import.meta.url);
export const unprivilegedMayRead =
  isRoot && spawnSync('cat', [here], unprivilegedUser).status === 0;
export const hasProc = existsSync('/proc/self/cwd');

export const longTimeout = 60_000;

export const leftovers: string[] = [];
const running: EmbeddedPostgres[] = [];
const others: ChildProcess[] = [];
/** The folder of a database to copy. */
export let homeToCopy = '';

/** An empty home, or one with a new database. */
export async function makeHome(content?: 'with database') {
  const home = await mkdtemp(join(tmpdir(), 'pg-'));
  leftovers.push(home);
  if (content) await copyFolder(join(homeToCopy, 'data'), home);
  return home;
}

/** With owners and modes; sparse where `cp` supports it. */
export const copyFolder = (from: string, to: string) =>
  runProgram('cp', ['-a', ...(process.platform === 'linux' ? ['--sparse=always'] : []), from, to]);

/** A directory that every user may enter. */
export async function makeOpenDirectory() {
  const directory = await makeHome();
  await chmod(directory, 0o755);
  return directory;
}

export const withConnection = async <T>(
  host: string,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({ host, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
};

export async function startDatabase(home: string) {
  const events: string[] = [];
  const server = await startEmbeddedPostgres(home, { onEvent: (event) => events.push(event) });
  running.push(server);
  leftovers.push(server.home, server.host);
  const ask = (query: string) =>
    withConnection(server.host, async (client) => (await client.query(query)).rows);
  return { ...server, events, ask };
}

/** Another process with its own supervisor, which the test may kill. */
export async function startElsewhere(home: string, identity = {}) {
  const child = spawnElsewhere(home, identity);
  for await (const line of linesOf(child)) {
    if (line.startsWith('{')) return { child, ...(JSON.parse(line) as EmbeddedPostgres) };
  }
  throw new Error('The other process said nothing.');
}

export function spawnElsewhere(home: string, identity = {}) {
  const module = new URL('../platform/embedded-postgres.ts', import.meta.url);
  const script = `const { startEmbeddedPostgres } = await import('${module}');
    const server = await startEmbeddedPostgres(process.argv[1]).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
    console.log(JSON.stringify(server));
    process.stdin.on('end', () => server.stop()).resume();`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, home];
  const env = { ...process.env, HOME: home, TSX_DISABLE_CACHE: '1' };
  const child = spawn(process.execPath, args, { ...identity, env });
  others.push(child);
  return child;
}

const linesOf = (child: ChildProcess) => createInterface({ input: child.stdout ?? process.stdin });

export const exitOf = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode) resolve();
    else child.once('exit', () => resolve());
  });

export async function killNow(child: ChildProcess) {
  child.kill('SIGKILL');
  await exitOf(child);
}

export const lockFileOf = (home: string) => join(home, 'data', 'postmaster.pid');
export const pidOf = async (home: string) =>
  Number.parseInt(await readFile(lockFileOf(home), 'utf8'), 10);

type Maybe<T> = T | false | undefined;

export async function waitUntil<T>(
  what: () => Maybe<T> | Promise<Maybe<T>>,
  timeout = 5_000,
): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const found = await (async () => what())().catch(() => undefined);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await pause(5);
  }
}

export const isCountQueryRunning = (host: string) =>
  withConnection(host, async (client) => {
    const { rows } = await client.query(
      "select from pg_stat_activity where state = 'active' and query like 'select count(*)%'",
    );
    return rows.length > 0;
  });

/** Every process that uses the data of `home`. */
export async function processesOf(home: string) {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const places = pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => ''));
  const found = await Promise.all(places);
  return pids.filter((_, index) => found[index] === join(home, 'data'));
}

/** A process may have exited already: when its postmaster dies, the others exit by themselves. */
export async function killProcessesOf(home: string) {
  for (const pid of await processesOf(home)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

export const launchesOf = async (home: string) =>
  (await readFile(join(home, 'postgres.log'), 'utf8')).split('starting PostgreSQL').length - 1;

export const refusalOf = (home: string) =>
  startDatabase(home).then(
    () => 'it started',
    (error: Error) => error.message,
  );

export const singleSentence = /^[^\n]+\.$/;

/** Call it once in each test file: creates a database to copy, and removes everything afterwards. */
export function setUpHomes() {
  beforeAll(async () => {
    homeToCopy = await mkdtemp(join(tmpdir(), 'pg-made-'));
    const { host, stop } = await startEmbeddedPostgres(homeToCopy);
    // Small, because almost every test copies it.
    await withConnection(host, async (client) => {
      for (const name of ['template0', 'template1']) {
        await client.query(`alter database ${name} is_template false`);
        await client.query(`drop database ${name}`);
      }
    });
    await stop();
  }, longTimeout);

  afterEach(async () => {
    for (const child of others.splice(0)) await killNow(child);
    for (const server of running.splice(0)) await server.stop();
    for (const path of leftovers.splice(0)) await removeHome(path);
    await rmdir('/var/lib/sitewright').catch(() => {});
  }, longTimeout);

  afterAll(() => removeHome(homeToCopy));
}

async function removeHome(home: string) {
  const pid = await pidOf(home).catch(() => 0);
  if (hasProc && pid) await killProcessesOf(home);
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}
