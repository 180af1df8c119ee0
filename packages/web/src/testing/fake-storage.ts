import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { deleteDB } from 'idb';
import { vi } from 'vitest';

/** One for all files of a worker: a connection that is still open to an earlier one would go on using that. */
const storage = new IDBFactory();

/** An empty IndexedDB, until the globals are unstubbed. */
export async function fakeStorage(): Promise<void> {
  const classes = {
    ...{ IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange },
    ...{ IDBObjectStore, IDBRequest, IDBTransaction },
  };
  // They stay: what is still being written when a test ends needs them.
  Object.assign(globalThis, classes);
  vi.stubGlobal('indexedDB', storage);
  for (const { name = '' } of await storage.databases()) await deleteDB(name);
}
