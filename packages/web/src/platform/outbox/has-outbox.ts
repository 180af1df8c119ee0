import { useSyncExternalStore } from 'react';
import { type OutboxSnapshot, outboxSnapshot, subscribeToOutbox } from './snapshot.ts';

/** Whether anything waits or was sent, so that there is something to say of it. */
export const useHasOutbox = (): boolean =>
  useSyncExternalStore(subscribeToOutbox, () => isUsed(outboxSnapshot()));

const isUsed = ({
  items,
  others,
  acceptedItems,
  lastSentAt,
  isSignedOut,
}: OutboxSnapshot): boolean =>
  items.length + others.length > 0 ||
  acceptedItems.some(({ accepted }) => accepted?.warning) ||
  lastSentAt !== undefined ||
  isSignedOut;
