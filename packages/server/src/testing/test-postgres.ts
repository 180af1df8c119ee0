import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { findBinaries } from '../platform/embedded-postgres/binaries.ts';
import { settle } from '../platform/embedded-postgres/home.ts';
import { defaultSettings, launch } from '../platform/embedded-postgres/launch.ts';

/** Nothing in a test database has to survive a crash: commits do not wait for the disk. */
const withoutDurability = {
  ...defaultSettings,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  autovacuum_naptime: '15s',
};

/**
 * A PostgreSQL for one test run, in a folder of its own. It ends with this process, even if that is
 * killed, and then the folder `files` is deleted as well.
 */
export async function startTestPostgres(files: string) {
  const { cluster } = await settle(await mkdtemp(join(await fastestFolder(), 'sitewright-')));
  const { keeper } = await launch(
    await findBinaries(cluster),
    cluster,
    () => {},
    withoutDurability,
  );
  const postmaster = Number.parseInt(
    await readFile(join(cluster.data, 'postmaster.pid'), 'utf8'),
    10,
  );
  const guard = startGuard(postmaster, [cluster.home, files]);
  await keeper.client.end();
  return { host: keeper.host, stop: () => endGuard(guard) };
}

/** In memory where there is room: each copy of a database makes over a thousand files. */
async function fastestFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4e9 ? inMemory : tmpdir();
}

/**
 * A process that waits until its standard input closes, which the system does when we end, however we
 * end. Then it stops the database (SIGINT: without waiting for clients) and deletes the folders.
 */
function startGuard(postmaster: number, folders: string[]): ChildProcess {
  const script = `
    const { rmSync } = require('node:fs');
    const isRunning = () => { try { return process.kill(${postmaster}, 0); } catch { return false; } };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
    process.stdin.resume().on('end', async () => {
      if (isRunning()) process.kill(${postmaster}, 'SIGINT');
      while (isRunning()) await new Promise((resolve) => setTimeout(resolve, 20));
      for (const folder of ${JSON.stringify(folders)}) rmSync(folder, { recursive: true, force: true });
    });`;
  return spawn(execPath, ['-e', script], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
}

async function endGuard(guard: ChildProcess): Promise<void> {
  const ended = once(guard, 'exit');
  guard.stdin?.end();
  await ended;
}
