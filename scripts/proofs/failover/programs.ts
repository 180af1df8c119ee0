import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of the programs of Debian's postgresql-15 that are not in PATH. */
const postgresBin = '/usr/lib/postgresql/15/bin';
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function firstOf(files: string[]): Promise<string | undefined> {
  for (const file of files) if (await isThere(file)) return file;
}

/** The programs that an operator installs; the error names every one that is missing. */
export async function findPrograms(): Promise<{ bin: string; haproxy: string }> {
  const postgres = await firstOf([join(postgresBin, 'pg_basebackup')]);
  const haproxy = await firstOf(folders.map((folder) => join(folder, 'haproxy')));
  if (postgres && haproxy) return { bin: postgresBin, haproxy };
  const missing = [postgres ? [] : 'postgresql-15', haproxy ? [] : 'haproxy'].flat();
  throw new Error(
    `This proof needs programs that are not installed: apt-get install -y ${missing.join(' ')}`,
  );
}
