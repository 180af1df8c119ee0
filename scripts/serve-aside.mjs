import { fork } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './alive.mjs';
import { serverFile } from './build.mjs';
import { stopIfInterrupted, withCare } from './run.mjs';
import { Stop, stage } from './say.mjs';

const prefix = 'sitewright-e2e-';
const patience = 120_000;

/** Serves the built product from a folder of its own, and leaves nothing behind. */
export function withServer(work) {
  return withCare(async () => {
    sweep();
    const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
    chmodSync(folder, 0o755); // as root, the database's own user has to pass
    const server = await launch(folder);
    try {
      await stage('Starting a server for the journeys', 'Started', () => readiness(server));
      return await work(server);
    } finally {
      await end(server);
      await endDatabase(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  });
}

async function launch(folder) {
  const dataDirectory = join(folder, 'data');
  mkdirSync(dataDirectory);
  const port = await freePort();
  const log = openSync(join(folder, 'server.log'), 'a');
  const child = fork(serverFile, [], {
    cwd: folder,
    env: { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDirectory },
    execArgv: ['--import', endWithParent],
    stdio: ['ignore', log, log, 'ipc'],
  });
  return { child, folder, dataDirectory, url: `http://localhost:${port}` };
}

/** The developer's own settings (a database, a mail server) are not for the journeys. */
function bareEnvironment() {
  const { PATH, HOME, USER, LANG, LC_ALL, TZ, TMPDIR } = env;
  return { PATH, HOME, USER, LANG, LC_ALL, TZ, TMPDIR };
}

/** If we are killed, the server notices and leaves in good order, with its database. */
const endWithParent = `data:text/javascript,${encodeURIComponent(`
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
`)}`;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function readiness({ child, folder, url }) {
  const deadline = Date.now() + patience;
  while (!(await isReady(url))) {
    stopIfInterrupted();
    if (hasEnded(child) || Date.now() > deadline) {
      throw new Stop(
        `The server did not start:\n${readFileSync(join(folder, 'server.log'), 'utf8')}`,
      );
    }
    await pause(100);
  }
}

const isReady = (url) =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

async function end({ child }) {
  child.kill('SIGTERM');
  if (await comesTrue(() => hasEnded(child), 20_000)) return;
  child.kill('SIGKILL');
  await comesTrue(() => hasEnded(child), 5_000);
}

/** It runs apart from the server on purpose, so a server that was killed leaves it behind. */
async function endDatabase(folder) {
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    const pid = databaseOf(folder);
    if (!pid) return;
    process.kill(pid, signal);
    if (await comesTrue(() => !databaseOf(folder), 10_000)) return;
  }
}

function databaseOf(folder) {
  const lock = readText(join(folder, 'data', 'postgres', 'data', 'postmaster.pid'));
  const pid = Number.parseInt(lock, 10);
  if (!pid || !isAlive(pid)) return undefined;
  // Where there is /proc, a stranger who was given the same number is found out.
  const words = readText(`/proc/${pid}/cmdline`);
  return words === '' || words.includes(folder) ? pid : undefined;
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function comesTrue(condition, within) {
  const deadline = Date.now() + within;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

/** What earlier runs had to leave because they were killed outright. */
function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10)) || databaseOf(folder)) continue;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
