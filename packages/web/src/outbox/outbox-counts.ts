import { type OutboxSnapshot, waitingItems } from '../platform/outbox/snapshot.ts';
import { warnedItems } from '../platform/outbox/warned-items.ts';

/** The text of the header's chip; undefined if nothing was ever sent and nothing waits. */
export type OutboxState =
  | { kind: 'sent'; at: number }
  | { kind: 'waiting'; count: number }
  | { kind: 'sending'; step: number; total: number }
  | { kind: 'needs-you'; count: number }
  | { kind: 'locked' };

export function outboxState(snapshot: OutboxSnapshot): OutboxState | undefined {
  const { items, sending, round, others, lastSentAt } = snapshot;
  const present = waitingItems(snapshot);
  const waiting = present.filter(({ state }) => state === 'waiting');
  if (sending.size > 0) {
    const left = waiting.filter(({ seq }) => round.has(seq)).length;
    const total = Math.max(round.size, 1);
    return { kind: 'sending', step: Math.min(total - left + 1, total), total };
  }
  const needing = present.length - waiting.length + warnedItems(snapshot).length;
  if (needing > 0) return { kind: 'needs-you', count: needing };
  if (waiting.length > 0) return { kind: 'waiting', count: waiting.length };
  if (lastSentAt !== undefined) return { kind: 'sent', at: lastSentAt };
  return others.length + items.length > 0 ? { kind: 'locked' } : undefined;
}

/** `3 items`, `1 item` */
export const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
