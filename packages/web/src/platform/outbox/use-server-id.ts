import { useSyncExternalStore } from 'react';
import { serverIdOf } from './outbox.ts';
import { subscribeToOutbox } from './snapshot.ts';

/** The server's id of a record that waited here under an id below zero, once it is known. */
export const useServerId = (id: number | undefined): number | undefined =>
  useSyncExternalStore(subscribeToOutbox, () =>
    id !== undefined && id < 0 ? serverIdOf(id) : undefined,
  );
