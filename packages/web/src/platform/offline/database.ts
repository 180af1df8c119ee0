import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Person } from './person.ts';
import type { StoredItem } from './stored-item.ts';

/** Data stored for use without signal; the text is sealed. */
export type StoredPack = {
  name: string;
  /** When the server sent it, or last said that it is still the same. */
  storedAt: number;
  etag: string | null;
  sealed: ArrayBuffer;
};

/** The person whose key is on this phone; without one, nothing that is kept can be read. */
export type HeldKey = { person: Person; key: CryptoKey };

interface Schema extends DBSchema {
  packs: { key: string; value: StoredPack };
  outbox: { key: number; value: StoredItem };
  /** The sealed bytes of the files that wait, apart from the items: a list of these never reads photos. */
  bytes: { key: number; value: ArrayBuffer };
  /** The server's id of what has an id below zero here. */
  ids: { key: number; value: { id: number; at: number } };
  meta: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

export function openDatabase(): Promise<Database> {
  opened ??= open().catch((error) => {
    forgetConnection();
    throw error;
  });
  return opened;
}

/** The next use opens it again: a browser may close it while the page sleeps. */
function forgetConnection(): void {
  opened = undefined;
}

const open = (): Promise<Database> =>
  openDB<Schema>('sitewright', 1, {
    upgrade(database) {
      database.createObjectStore('packs', { keyPath: 'name' });
      database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      database.createObjectStore('bytes');
      database.createObjectStore('ids');
      database.createObjectStore('meta');
    },
    // Another tab deletes it, or a newer build changes its form.
    blocking: (_current, _wanted, event) => {
      forgetConnection();
      (event.target as IDBDatabase).close();
    },
    terminated: forgetConnection,
  });

export const heldKey = 'key';

export const readKey = async (): Promise<HeldKey | undefined> =>
  (await (await openDatabase()).get('meta', heldKey)) as HeldKey | undefined;

export async function storeKey(held: HeldKey): Promise<void> {
  await (await openDatabase()).put('meta', held, heldKey);
}

/** The entry of `meta` that counts sign-outs on this phone, so that a key requested before one is not stored after it. */
export const signOutCountName = 'sign-outs';

export const signOutCount = async (): Promise<number> =>
  ((await (await openDatabase()).get('meta', signOutCountName)) as number | undefined) ?? 0;

/** False, and nothing is stored, if the user has signed out since the count was read. */
export async function storeKeyIfStillSignedIn(
  held: HeldKey,
  countBefore: number,
): Promise<boolean> {
  const { store, done } = (await openDatabase()).transaction('meta', 'readwrite');
  const isSignedIn = ((await store.get(signOutCountName)) ?? 0) === countBefore;
  if (isSignedIn) await store.put(held, heldKey);
  await done;
  return isSignedIn;
}
