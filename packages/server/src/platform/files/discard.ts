import { enqueue } from '../jobs/jobs.ts';
import type { Tx } from '../tenancy.ts';
import type { Storage } from './storage.ts';

/** The file goes when the record that named it has gone, and stays if the transaction fails. */
export async function discard(tx: Tx, key: string | null | undefined) {
  if (key) await enqueue(tx, 'discard', { key });
}

export const discardTask =
  (storage: Storage) =>
  ({ key }: { key: string }) =>
    storage.remove(key);
