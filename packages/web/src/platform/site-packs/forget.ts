import { openDatabase, signOutCountName } from '../offline/database.ts';
import { staysAfterSignOut } from '../offline/opened-contracts.ts';
import { forgetUnsealed, otherTabs } from '../offline/packs.ts';
import { announceChange } from '../outbox/outbox.ts';
import { clearSnapshot } from '../outbox/snapshot.ts';

/**
 * Drops the key and deletes what was read with it, at once and in all tabs: nobody else may open it. What has not been
 * sent stays, locked, until its author signs in again.
 */
export async function forget(): Promise<void> {
  // Where a browser keeps nothing, there is nothing to delete.
  if (!globalThis.indexedDB) return;
  clearMemory();
  const database = await openDatabase();
  const transaction = database.transaction(['meta', 'packs'], 'readwrite');
  const meta = transaction.objectStore('meta');
  // In one transaction: two tabs may sign out at the same time.
  const names = (await meta.getAllKeys()).filter((name) => !staysAfterSignOut(name));
  const count = ((await meta.get(signOutCountName)) as number | undefined) ?? 0;
  await Promise.all([
    ...names.map((name) => meta.delete(name)),
    meta.put(count + 1, signOutCountName),
    transaction.objectStore('packs').clear(),
    transaction.done,
  ]);
  // Data that was being read or stored just before the key was removed.
  clearMemory();
  announceChange();
}

function clearMemory(): void {
  forgetUnsealed();
  clearSnapshot();
  otherTabs.postMessage('forget');
}
