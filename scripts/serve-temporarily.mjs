import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePort, launch, waitUntilReady } from './built-server.mjs';
import { catchMail } from './catch-mail.mjs';
import { Stop, stage } from './command-line.mjs';
import { endDatabaseIn } from './database-in.mjs';
import { isAlive, startTimeOf } from './process-alive.mjs';
import { stopIfInterrupted, withSignalCleanup } from './run.mjs';

const prefix = 'sitewright-e2e-';
const dataIn = (folder) => join(folder, 'data');
const databaseHomeIn = (folder) => join(dataIn(folder), 'postgres');

/** Serves the built product from a temporary folder. `stop` removes everything. */
export async function startServer() {
  await sweep();
  const owner = `${process.pid}-${startTimeOf(process.pid) ?? 0}`;
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${owner}-`));
  chmodSync(folder, 0o755); // as root, the database's own user has to pass
  const dataDirectory = dataIn(folder);
  const letters = join(folder, 'letters');
  const port = await freePort();
  const mail = await catchMail(letters);
  const server = launchIn(folder, { port, mail: mail.url });
  const stop = async () => {
    await end(server.child);
    await mail.close();
    await endDatabaseIn(databaseHomeIn(folder));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    await stage('Starting a server for the journeys', 'Started', () => readiness(server, folder));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, dataDirectory, letters, stop };
}

/** Serves the built product while the work runs. */
export function withServer(work) {
  return withSignalCleanup(async () => {
    const server = await startServer();
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  });
}

const logIn = (folder) => join(folder, 'server.log');

function launchIn(folder, { port, mail }) {
  mkdirSync(dataIn(folder));
  const output = openSync(logIn(folder), 'a');
  // The journeys receive webhooks on this machine.
  const settings = { DATA_DIR: dataIn(folder), SMTP_URL: mail, WEBHOOKS: 'anywhere' };
  const server = launch({ port, settings, cwd: folder, output });
  closeSync(output);
  return server;
}

async function readiness(server, folder) {
  if (await waitUntilReady(server, { check: stopIfInterrupted })) return;
  throw new Stop(`The server did not start:\n${readFileSync(logIn(folder), 'utf8')}`);
}

/** Removes what killed runs left behind; their database is still running. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const [pid, birth] = name.slice(prefix.length).split('-');
    if (isAlive(Number(pid), birth === '0' ? undefined : birth)) continue;
    const folder = join(tmpdir(), name);
    try {
      await endDatabaseIn(databaseHomeIn(folder));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another user.
    }
  }
}
