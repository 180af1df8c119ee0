import { type HeldKey, readKey } from '../offline/database.ts';
import { isSamePerson } from '../offline/person.ts';
import { readAcceptedItems } from './accepted-items.ts';
import type { OutboxItem } from './item.ts';
import { withDependents, withNeeded } from './next-to-send.ts';
import type { Answer } from './send-item.ts';
import { changeSnapshot, clearSnapshot, outboxSnapshot } from './snapshot.ts';
import {
  type AcceptedItem,
  changeItem,
  finishItem,
  readItems,
  readLastSent,
  readOthersItems,
  readServerIds,
} from './store.ts';

type Message =
  | { type: 'changed' }
  | { type: 'sending'; seqs: number[] }
  | { type: 'answered'; seq: number; answer: Answer | undefined };

const tabs = new BroadcastChannel('sitewright-outbox');
tabs.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data.type === 'changed') void loadOutbox();
  if (data.type === 'sending') changeSnapshot({ sending: new Set(data.seqs) });
  if (data.type === 'answered') deliver(data.seq, data.answer);
};
const post = (message: Message) => tabs.postMessage(message);

/** The server's id of what had an id below zero on this phone. */
export const serverIdOf = (local: number): number | undefined =>
  outboxSnapshot().serverIds.get(local);

/** The keys of what this tab has sent or removed: the numbers begin again in a new database. */
const finished = new Set<string>();

let running: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/** Reads what waits, one time after the other: what was read last is the newest. */
export function loadOutbox(): Promise<void> {
  const start = () => {
    next = undefined;
    return readOutbox();
  };
  next ??= running = running.then(start, start);
  return next;
}

/** Without the key of its owner, only that there is something. */
async function readOutbox(): Promise<void> {
  const held = await readKey();
  const others = await readOthersItems(held?.person);
  if (!held) {
    clearSnapshot();
    return changeSnapshot({ others });
  }
  const items = await readItems(held, outboxSnapshot().items);
  // Accepted items are read after those that wait: what is sent in between is in both, not in neither.
  const finishedBefore = finished.size;
  const acceptedItems = await readAcceptedItems(held, outboxSnapshot().acceptedItems);
  const serverIds = await readServerIds();
  const lastSentAt = await readLastSent();
  // Nothing is shown of a user who has signed out since, and what was sent since is not missing.
  if (!(await isStillHeld(held)) || finished.size > finishedBefore) return readOutbox();
  const sent = new Set([...finished, ...acceptedItems.map(({ key }) => key)]);
  const waiting = items.filter(({ key }) => !sent.has(key));
  changeSnapshot({ items: waiting, others, serverIds, acceptedItems, lastSentAt });
}

/** Whether the key is still this person's. */
export const isStillHeld = async ({ person }: HeldKey): Promise<boolean> => {
  const now = await readKey();
  return now !== undefined && isSamePerson(now.person, person);
};

/** Whether its path names this record, by the id it had here or has on the server by now. */
export function isAbout({ input }: Pick<OutboxItem, 'input'>, name: string, id: number): boolean {
  const named = Number(input.params?.[name]);
  return named === id || serverIdOf(named) === id;
}

/** Says in the other tabs that something was kept, sent or decided. */
export const announceChange = (): void => post({ type: 'changed' });

/** Shows which items are on their way, in all tabs. */
export function announceSending(seqs: ReadonlySet<number>): void {
  changeSnapshot({ sending: new Set(seqs) });
  post({ type: 'sending', seqs: [...seqs] });
}

const askers = new Map<number, (answer: Answer | undefined) => void>();

/** The answer to an item that was just kept, whichever tab sends it. */
export const answerTo = (seq: number): Promise<Answer | undefined> =>
  new Promise((resolve) => askers.set(seq, resolve));

export const stopAsking = (seq: number): boolean => askers.delete(seq);

export function announceAnswer(seq: number, answer: Answer | undefined): void {
  post({ type: 'answered', seq, answer });
  deliver(seq, answer);
}

function deliver(seq: number, answer: Answer | undefined): void {
  askers.get(seq)?.(answer);
  askers.delete(seq);
}

export const isAskedFor = (seq: number): boolean => askers.has(seq);

/** Stores an item that has changed, and shows it; false where it was changed or sent meanwhile. */
export async function putItem(held: HeldKey, item: OutboxItem): Promise<boolean> {
  const newer = { ...item, version: item.version + 1 };
  const isDone = await changeItem(held, newer, item);
  if (!isDone) await loadOutbox();
  const { items } = outboxSnapshot();
  if (isDone) changeSnapshot({ items: items.map((one) => (one.seq === item.seq ? newer : one)) });
  return isDone;
}

/** The server has it, or it is no longer needed. */
export async function dropItem(
  seq: number,
  serverId?: number,
  accepted?: AcceptedItem,
): Promise<void> {
  const dropped = outboxSnapshot().items.find((one) => one.seq === seq);
  await finishItem(seq, serverId, accepted);
  if (dropped) finished.add(dropped.key);
  const { items, serverIds, acceptedItems } = outboxSnapshot();
  changeSnapshot({
    items: items.filter((one) => one.seq !== seq),
    ...(accepted && { acceptedItems: [...acceptedItems, accepted.item] }),
    ...(serverId !== undefined && { serverIds: new Map([...serverIds, [-seq, serverId]]) }),
  });
}

/** Deletes items so that they cannot be restored, also when their author is signed out already. */
export async function dropItems(items: readonly OutboxItem[]): Promise<void> {
  for (const { seq } of items) await dropItem(seq);
  announceChange();
  await loadOutbox();
}

/** Sends it again, with what its author decided. */
export async function retryItem(seq: number, decide = (item: OutboxItem) => item): Promise<void> {
  const held = await readKey();
  const item = outboxSnapshot().items.find((one) => one.seq === seq);
  if (!held || !item) return;
  const { trouble, ...decided } = decide(item);
  await putItem(held, { ...decided, state: 'waiting', dueAt: 0, failures: 0 });
  announceChange();
}

/**
 * Deleted on this phone, with all that cannot be sent without it; for a week it can be restored. An item on its way stays:
 * the server may have it already.
 */
export async function deleteItem(seq: number): Promise<void> {
  const { items, sending } = outboxSnapshot();
  if (!sending.has(seq)) await setDeleted(withDependents(items, seq), Date.now());
}

/** With what has to be sent before it: a photo would wait for an entry that stays deleted. */
export function restoreItem(seq: number): Promise<void> {
  const { items } = outboxSnapshot();
  return setDeleted([...withNeeded(items, seq), ...withDependents(items, seq)], undefined);
}

async function setDeleted(seqs: readonly number[], deletedAt: number | undefined): Promise<void> {
  const held = await readKey();
  const { items } = outboxSnapshot();
  const affected = new Set(seqs);
  for (const item of items)
    if (held && affected.has(item.seq)) await putItem(held, { ...item, deletedAt });
  announceChange();
}

/** The user is still at the form, and the server has refused it: it is not kept as well. */
export async function takeBack(seq: number): Promise<void> {
  await dropItem(seq);
  announceChange();
}
