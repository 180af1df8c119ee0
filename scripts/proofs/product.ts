import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const serverFile = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
export const demoPassword = 'Prove-it-2026';

export type Product = Awaited<ReturnType<typeof aProduct>>;

/** The built product on a fresh database of its own, which is gone afterwards. */
export async function withProduct<T>(signal: AbortSignal, work: (product: Product) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
  await chmod(folder, 0o755); // as root, the database's own user has to pass
  const product = await aProduct(folder, signal);
  const cutShort = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(product), cutShort]);
  } finally {
    await product.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function aProduct(folder: string, signal: AbortSignal) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'server.log');
  const lock = join(folder, 'data', 'postgres', 'data', 'postmaster.pid');
  let child: ChildProcess | undefined;

  async function start(): Promise<number> {
    const since = performance.now();
    child = launch(folder, port, log);
    while (!(await isReady(url))) {
      signal.throwIfAborted();
      if (hasEnded(child)) throw new Error(`It did not start: ${await readFile(log, 'utf8')}`);
      await pause(10);
    }
    return Math.round(performance.now() - since);
  }

  async function killServer() {
    child?.kill('SIGKILL');
    if (child && !hasEnded(child)) await once(child, 'exit');
  }

  const postmaster = async () => Number.parseInt(await readFile(lock, 'utf8').catch(() => ''), 10);

  return {
    url,
    signal,
    start,
    killServer,
    postmaster,
    backends: async () => backendsOf(await postmaster()),
    serverIsAlive: () => child !== undefined && !hasEnded(child),
    serverPid: () => child?.pid,
    end: async () => {
      await killServer();
      const pid = await postmaster();
      if (pid) await endProcess(pid);
    },
  };
}

function launch(folder: string, port: number, log: string): ChildProcess {
  const { PATH, HOME, TMPDIR } = env; // the developer's own settings are not for the proofs
  const settings = { PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO: '1' };
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [serverFile], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ...settings, DEMO_PASSWORD: demoPassword },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => resolve(port ?? 0));
    });
  });
}

/** The processes in which PostgreSQL serves our server's connections. */
async function backendsOf(postmaster: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command=']);
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+postgres: (\S+) .*\[local\]/.exec(line))
    .filter((found) => Number(found?.[2]) === postmaster && found?.[3] !== 'postgres')
    .map((found) => Number(found?.[1]));
}

/** The database runs apart from the server on purpose, so a server that was killed leaves it behind. */
async function endProcess(pid: number) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    for (let i = 0; i < 100; i++) {
      try {
        process.kill(pid, i === 0 ? signal : 0);
      } catch {
        return;
      }
      await pause(50);
    }
  }
}
