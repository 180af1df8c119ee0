import { once } from 'node:events';
import { access, constants, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { FSDriver } from 'flydrive/drivers/fs';
import { checkedKey, type Storage } from './storage.ts';
import { tempFilesIn } from './temp-files.ts';

/** Files in a folder, one folder for each organisation. */
export async function folderStorage(directory: string): Promise<Storage> {
  const incoming = join(directory, 'incoming');
  const { aside, tidy } = await tempFilesIn(incoming);
  const driver = new FSDriver({ location: directory, visibility: 'private' });
  return {
    aside,
    tidy,
    put: (key, bytes) => aside((path) => writeWhole(path, join(directory, checkedKey(key)), bytes)),
    async read(key) {
      const stream = await driver.getStream(checkedKey(key));
      await once(stream, 'open').catch(missing);
      return stream;
    },
    remove: async (key) => driver.delete(checkedKey(key)),
    ready: () => access(incoming, constants.W_OK),
  };
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
