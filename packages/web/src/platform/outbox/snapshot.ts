import type { ItemHead } from '../offline/stored-item.ts';
import type { OutboxItem } from './item.ts';

/** Waiting items on this phone, as this tab knows them. */
export type OutboxSnapshot = {
  items: readonly OutboxItem[];
  /** Being sent at this moment, by this tab or another. */
  sending: ReadonlySet<number>;
  /** Items that the server has accepted, while the screens still show older data. */
  sent: readonly SentItem[];
  /** Items that the server has accepted, from any tab or the service worker, while the packs do not contain them. */
  acceptedItems: readonly OutboxItem[];
  lastSentAt: number | undefined;
  /** Items that were waiting when sending began, including those sent since. */
  round: ReadonlySet<number>;
  /** The server's ids, by the ids below zero. */
  serverIds: ReadonlyMap<number, number>;
  /** Whether the server wants the user to sign in first. */
  isSignedOut: boolean;
  /** Items that other users have locked on this phone. */
  others: readonly ItemHead[];
};

type SentItem = { item: OutboxItem; reply: unknown };

/** Items that their author has not deleted. */
export const waitingItems = ({ items }: Pick<OutboxSnapshot, 'items'>): OutboxItem[] =>
  items.filter(({ deletedAt }) => !deletedAt);

/** Items to show in an answer of the packs: waiting ones, and those sent since the packs were read. */
export function waitingOnPhone(
  { items, sent }: Pick<OutboxSnapshot, 'items' | 'sent'> = snapshot,
  acceptedItems: readonly OutboxItem[] = snapshot.acceptedItems,
): Pick<OutboxSnapshot, 'items' | 'sent'> {
  if (acceptedItems.length === 0) return { items, sent };
  const keys = new Set(acceptedItems.map(({ key }) => key));
  return {
    items: [...acceptedItems, ...items].toSorted((one, other) => one.seq - other.seq),
    sent: sent.filter(({ item }) => !keys.has(item.key)),
  };
}

const nothing: OutboxSnapshot = {
  items: [],
  sending: new Set(),
  sent: [],
  acceptedItems: [],
  lastSentAt: undefined,
  round: new Set(),
  serverIds: new Map(),
  isSignedOut: false,
  others: [],
};

let snapshot = nothing;
const listeners = new Set<() => void>();

export const outboxSnapshot = (): OutboxSnapshot => snapshot;

/** While much is being sent, the screen changes at most four times a second, and drawing it leaves time to send. */
const pause = 250;
const longestPause = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** How long the screen took to draw, in milliseconds. */
let drawingTime = 0;

const nextPause = () => Math.min(Math.max(pause, 3 * drawingTime), longestPause);

export function changeSnapshot(changes: Partial<OutboxSnapshot>): void {
  const next = { ...snapshot, ...changes };
  snapshot = { ...next, round: roundOf(next) };
  if (snapshot.sending.size > 0) timer ??= setTimeout(notify, nextPause());
  else notify();
}

function roundOf({ items, sending, round }: OutboxSnapshot): ReadonlySet<number> {
  if (sending.size === 0) return nothing.round;
  const waiting = items.filter(({ state, deletedAt }) => state === 'waiting' && !deletedAt);
  return new Set([...round, ...waiting.map(({ seq }) => seq)]);
}

function notify(): void {
  clearTimeout(timer);
  timer = undefined;
  const since = performance.now();
  for (const listener of listeners) listener();
  // The screen is drawn before the next timer runs.
  setTimeout(() => {
    drawingTime = performance.now() - since;
  });
}

/** The user has signed out. */
export const clearSnapshot = (): void => changeSnapshot(nothing);

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
