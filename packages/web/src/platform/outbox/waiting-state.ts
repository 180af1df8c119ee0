import { useSyncExternalStore } from 'react';
import { localId, type OutboxItem } from './item.ts';
import { type OutboxSnapshot, outboxSnapshot, subscribeToOutbox } from './snapshot.ts';

/** How far what waits for a record is on its way to the server. */
type WaitingState = { state: 'waiting' | 'sending' | 'needs-you'; seq: number };

/** Of one record, with all that is about it; undefined where nothing of it waits. `name` as in a path: `diaryEntryId`. */
export function useWaitingState(name: string, id: number): WaitingState | undefined {
  // A text, so that a row is rendered again only when its own state changes.
  const mark = useSyncExternalStore(subscribeToOutbox, () => markOf(outboxSnapshot(), name, id));
  if (!mark) return;
  const [state, seq] = mark.split(' ');
  return { state: state as WaitingState['state'], seq: Number(seq) };
}

function markOf({ items, sending, serverIds }: OutboxSnapshot, name: string, id: number) {
  const isAbout = (item: OutboxItem) => {
    const named = Number(item.input.params?.[name]);
    return localId(item) === id || named === id || serverIds.get(named) === id;
  };
  const about = items.filter((item) => !item.deletedAt && isAbout(item));
  const refused = about.find(({ state }) => state === 'needs-you');
  if (refused) return `needs-you ${refused.seq}`;
  const sent = about.find(({ seq }) => sending.has(seq));
  if (sent) return `sending ${sent.seq}`;
  return about[0] && `waiting ${about[0].seq}`;
}

/** How many of the items that wait fit. */
export const useWaitingCount = (fits: (item: OutboxItem) => boolean): number =>
  useSyncExternalStore(
    subscribeToOutbox,
    () => outboxSnapshot().items.filter((item) => !item.deletedAt && fits(item)).length,
  );
