import { useSyncExternalStore } from 'react';
import {
  type OutboxSnapshot,
  outboxSnapshot,
  subscribeToOutbox,
} from '../platform/outbox/snapshot.ts';

export const useOutbox = (): OutboxSnapshot =>
  useSyncExternalStore(subscribeToOutbox, outboxSnapshot);
