import { buffer } from 'node:stream/consumers';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import type { Storage } from '../platform/storage.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Archive } from './read-archive.ts';

/** Puts back what is in the archive and not in the store; tells which. A file is at most 50 MB. */
export async function putFilesBack(
  tx: Tx,
  storage: Storage,
  archive: Archive,
  keys: readonly string[],
  put: string[],
): Promise<void> {
  for (const key of new Set(keys)) {
    if (!archive.has(`files/${key}`) || (await isStored(storage, key))) continue;
    put.push(key);
    await storage.put(key, await buffer(await archive.fileOf(key)));
    // The database ends a transaction that idles.
    await tx.execute(sql`select`);
  }
}

async function isStored(storage: Storage, key: string): Promise<boolean> {
  try {
    (await storage.read(key)).destroy();
    return true;
  } catch (error) {
    if (error instanceof Refused && error.problem === notFound) return false;
    throw error;
  }
}
