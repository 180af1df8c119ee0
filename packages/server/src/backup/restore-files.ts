import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import type { Storage } from '../platform/files/storage.ts';
import type { Archive } from './read-archive.ts';
import type { Restored } from './restore-tables.ts';

type RestoredFiles = Pick<Restored, 'files' | 'copies'>;

/**
 * Restores the files that are missing in the store and copies those of copied rows; adds their keys
 * to `restoredKeys`.
 */
export async function restoreFiles(
  storage: Storage,
  archive: Archive,
  { files, copies }: RestoredFiles,
  restoredKeys: string[],
): Promise<void> {
  const sources = [...[...new Set(files)].map((key) => [key, key] as const), ...copies];
  for (const [key, from] of sources) {
    if (await isStored(storage, key)) continue;
    const bytes = archive.has(`files/${from}`)
      ? await archive.fileOf(from)
      : await readIfThere(storage, from);
    if (!bytes) continue;
    restoredKeys.push(key);
    // One at a time: a file is at most 50 MB.
    await storage.put(key, await buffer(bytes));
  }
}

const isStored = async (storage: Storage, key: string): Promise<boolean> => {
  const bytes = await readIfThere(storage, key);
  bytes?.destroy();
  return bytes !== undefined;
};

async function readIfThere(storage: Storage, key: string): Promise<Readable | undefined> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (error instanceof Refused && error.problem === notFound) return;
    throw error;
  }
}
