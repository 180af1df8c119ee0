import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findBinaries } from '../platform/embedded-postgres/binaries.ts';
import { chooseHome } from '../platform/embedded-postgres/home.ts';
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
  autovacuum: 'off',
};

/**
 * A PostgreSQL for one test run, in its own folder. It ends with this process, even if that is
 * killed, and then the folder `files` is deleted as well.
 */
export async function startTestPostgres(files: string) {
  const home = await mkdtemp(join(await fastestFolder(), 'sitewright-'));
  const guard = startGuard(home, files);
  const { cluster } = await chooseHome(home);
  const { keeper } = await launch(
    await findBinaries(cluster),
    cluster,
    () => {},
    withoutDurability,
  );
  await keeper.client.end();
  return { host: keeper.host, stop: () => endGuard(guard) };
}

/** In memory where there is room: each copy of a database makes over a thousand files. */
async function fastestFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  const isOurs = await access(inMemory, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isOurs && bavail * bsize > 4e9 ? inMemory : tmpdir();
}

const guardFile = fileURLToPath(new URL('database-guard.mjs', import.meta.url));

const startGuard = (home: string, files: string): ChildProcess =>
  spawn(execPath, [guardFile, home, files], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });

async function endGuard(guard: ChildProcess): Promise<void> {
  const ended = once(guard, 'exit');
  guard.stdin?.end();
  await ended;
}
