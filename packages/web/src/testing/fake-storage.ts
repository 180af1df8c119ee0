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
import { vi } from 'vitest';

/** An empty IndexedDB, until the globals are unstubbed. */
export function fakeStorage(): void {
  const classes = {
    ...{ IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange },
    ...{ IDBObjectStore, IDBRequest, IDBTransaction },
  };
  // They stay: what is still being written when a test ends needs them.
  Object.assign(globalThis, classes);
  vi.stubGlobal('indexedDB', new IDBFactory());
}
