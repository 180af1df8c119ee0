import { execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { end, freePort, hasEnded, kill, launch, waitUntilReady } from '../built-server.mjs';
import { databaseIn, endDatabaseIn } from '../database-in.mjs';
import { unlessAborted } from './proof.ts';

export const demoPassword = 'Prove-it-2026';

export type Product = Awaited<ReturnType<typeof aProduct>>;

/** The built product on a new database, which is deleted afterwards. */
export const withProduct =
  <T>(work: (product: Product) => Promise<T>) =>
  async (limit: AbortSignal): Promise<T> => {
    limit.throwIfAborted();
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    await chmod(folder, 0o755); // as root, the database's own user has to pass
    const product = await aProduct(folder, limit);
    try {
      return await unlessAborted(limit, (signal) => work({ ...product, signal }));
    } finally {
      await product.end();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  };

async function aProduct(folder: string, signal: AbortSignal) {
  const port = await freePort();
  const log = join(folder, 'server.log');
  const dataDirectory = join(folder, 'data');
  const databaseHome = join(dataDirectory, 'postgres');
  const settings = { DATA_DIR: dataDirectory, DEMO: '1', DEMO_PASSWORD: demoPassword };
  let server: ReturnType<typeof launch> | undefined;

  async function start(more: Record<string, string> = {}, file?: string): Promise<number> {
    const since = performance.now();
    const output = openSync(log, 'a');
    server = launch({ port, settings: { ...settings, ...more }, cwd: folder, output, file });
    closeSync(output);
    if (!(await waitUntilReady(server, { every: 10, check: () => signal.throwIfAborted() }))) {
      throw new Error(`It did not start: ${await readFile(log, 'utf8')}`);
    }
    return Math.round(performance.now() - since);
  }

  async function killServer() {
    if (server) await kill(server.child);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** The folder with its database, its files and its log. */
    folder,
    signal,
    start,
    killServer,
    /** In good order. */
    stop: async () => {
      if (server && !hasEnded(server.child)) await end(server.child);
    },
    postmaster: () => databaseIn(databaseHome),
    backends: () => backendsOf(databaseIn(databaseHome)),
    serverIsAlive: () => server !== undefined && !hasEnded(server.child),
    serverPid: () => server?.child.pid,
    end: async () => {
      await killServer();
      await endDatabaseIn(databaseHome);
    },
  };
}

/** The PostgreSQL backends of our server's connections. */
async function backendsOf(postmaster: number | undefined): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+postgres: (\S+) .*\[local\]/.exec(line))
    .filter((found) => Number(found?.[2]) === postmaster && found?.[3] !== 'postgres')
    .map((found) => Number(found?.[1]));
}
