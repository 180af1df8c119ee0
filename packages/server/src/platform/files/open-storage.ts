import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

type Where = Pick<Config, 'FILES' | 'STORAGE_URL'>;

/** In a bucket where one is named, else in a folder; what serves the other is not even loaded. */
export async function openStorage({ FILES, STORAGE_URL }: Where): Promise<Storage> {
  if (!STORAGE_URL) return (await import('./storage-folder.ts')).folderStorage(FILES);
  const { bucketStorage } = await import('./storage-bucket.ts');
  return bucketStorage(STORAGE_URL, join(FILES, 'incoming'));
}
