import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where the bytes of files are; which record they belong to, the database knows. */
export type Storage = {
  /** All of it, or nothing: half a file is never there. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  read: (key: string) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  /** A path on this machine for what is not whole yet; what is there is gone when `work` is done. */
  aside: <T>(work: (path: string) => Promise<T>) => Promise<T>;
  /** Removes what a crash left aside. */
  tidy: () => Promise<void>;
  /** Refuses while nothing can be written. */
  ready: () => Promise<void>;
};

const longestAside = 15 * 60 * 1000;
export const isKey = (text: string): boolean => /^\d+\/[0-9a-f-]{36}\.[a-z]+$/.test(text);

/** Made by us alone: what somebody calls their file names nothing here. */
export const newKey = (organizationId: number, extension: string): string =>
  `${organizationId}/${randomUUID()}.${extension}`;

/** Files in a folder, one folder for each organisation. */
export async function filesUnder(directory: string): Promise<Storage> {
  const incoming = join(directory, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const driver = new FSDriver({ location: directory, visibility: 'private' });

  const aside: Storage['aside'] = async (work) => {
    const path = join(incoming, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  };
  return {
    aside,
    put: (key, bytes) => aside((path) => writeWhole(path, join(directory, known(key)), bytes)),
    async read(key) {
      const stream = await driver.getStream(known(key));
      await once(stream, 'open').catch(missing);
      return stream;
    },
    remove: async (key) => driver.delete(known(key)),
    async tidy() {
      for (const name of await readdir(incoming)) await removeIfOld(join(incoming, name));
    },
    ready: () => access(incoming, constants.W_OK),
  };
}

function known(key: string): string {
  if (!isKey(key)) throw new Error(`No key of ours: ${key}`);
  return key;
}

/** Written aside, then given its name; both outlive a power cut. */
async function writeWhole(path: string, place: string, bytes: Uint8Array) {
  await mkdir(dirname(place), { recursive: true });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(path, place);
  await syncNames(dirname(place));
}

async function syncNames(directory: string) {
  if (process.platform === 'win32') return; // it knows no such thing
  const names = await open(directory);
  await names.sync().finally(() => names.close());
}

function missing(error: Error & { code?: string }): never {
  throw error.code === 'ENOENT' ? new Refused(notFound) : error;
}

/** Another server may be at work on the same folder: what is young is left alone. */
async function removeIfOld(path: string) {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (Date.now() - mtimeMs > longestAside) await rm(path, { force: true });
}
