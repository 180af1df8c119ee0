import { constants } from 'node:fs';
import { type FileHandle, lstat, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './home.ts';

const largest = 5 * 1024 * 1024;
// The directory belongs to the database user: root must not follow a link in it.
const appending = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW;

export const logOf = (home: string): string => join(home, 'postgres.log');

/** The file that PostgreSQL appends to; a log that is too large becomes the one old log. */
export async function openLog({ home, identity }: Cluster): Promise<FileHandle> {
  const path = logOf(home);
  const { size } = await lstat(path).catch(() => ({ size: 0 }));
  if (size > largest) await setAside(path);
  const log = await open(path, appending, 0o600);
  const { uid, gid } = identity;
  if (uid !== undefined && gid !== undefined) await log.chown(uid, gid);
  return log;
}

async function setAside(path: string) {
  const log = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  const { size } = await log.stat();
  const end = await readFrom(log, Math.max(0, size - largest)).finally(() => log.close());
  await rm(`${path}.1`, { force: true });
  await writeFile(`${path}.1`, end, { flag: 'wx', mode: 0o600 });
  await rm(path);
}

export async function readFrom(log: FileHandle, position: number): Promise<Buffer> {
  const { size } = await log.stat();
  const { buffer, bytesRead } = await log.read({
    buffer: Buffer.alloc(Math.max(0, size - position)),
    position,
  });
  return buffer.subarray(0, bytesRead);
}
