import { announceChange } from '../outbox/outbox.ts';
import { clearSnapshot } from '../outbox/snapshot.ts';
import { openDatabase } from './database.ts';
import { staysAfterSignOut } from './opened-contracts.ts';
import { forgetUnsealed, otherTabs } from './packs.ts';

/**
 * Drops the key and deletes what was read with it, at once and in all tabs: nobody else may open it. What has not been
 * sent stays, locked, until its author signs in again.
 */
export async function forget(): Promise<void> {
  // Where a browser keeps nothing, there is nothing to delete.
  if (!globalThis.indexedDB) return;
  forgetUnsealed();
  clearSnapshot();
  otherTabs.postMessage('forget');
  const database = await openDatabase();
  const names = (await database.getAllKeys('meta')).filter((name) => !staysAfterSignOut(name));
  const transaction = database.transaction(['meta', 'packs'], 'readwrite');
  await Promise.all([
    ...names.map((name) => transaction.objectStore('meta').delete(name)),
    transaction.objectStore('packs').clear(),
    transaction.done,
  ]);
  // What was being read before the key was gone.
  clearSnapshot();
  announceChange();
}
