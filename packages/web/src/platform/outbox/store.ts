import { logError } from '../fault.ts';
import { setItem } from '../local-storage.ts';
import { type HeldKey, heldKey, openDatabase, type StoredPack } from '../offline/database.ts';
import { seal, sealBytes, unsealBytes, unsealIfReadable } from '../offline/sealing.ts';
import type { ItemHead, StoredItem } from '../offline/stored-item.ts';
import type { ItemContent, OutboxItem } from './item.ts';
import { keepsItems } from './keeps-items.ts';

const all = ['outbox', 'bytes', 'ids', 'meta'] as const;
const withPacks = [...all, 'packs'] as const;

/** Written at once; that it also survives an empty battery is asked for afterwards, because that can take long. */
const write = async (durability: 'relaxed' | 'strict' = 'relaxed') =>
  (await openDatabase()).transaction(all, 'readwrite', { durability });

/** The same, where the packs change as well: a tap does not wait for these. */
const writeWithPacks = async () =>
  (await openDatabase()).transaction(withPacks, 'readwrite', { durability: 'relaxed' });

type NewItem = Omit<ItemHead, 'seq'> & ItemContent & { bytes?: ArrayBuffer | undefined };

/** Keeps an action; when it returns, the action survives the end of the browser. `complete` fills in what its number decides. */
export async function addItem(
  { key }: HeldKey,
  { bytes, ...item }: NewItem,
  complete: (seq: number) => Partial<ItemHead>,
): Promise<OutboxItem> {
  // Sealed first: a transaction does not wait for anything else.
  const sealed = await seal(key, contentOf(item));
  const sealedBytes = bytes && (await sealBytes(key, bytes));
  const transaction = await write();
  const outbox = transaction.objectStore('outbox');
  const seq = await outbox.add({ ...headOf(item), sealed } as StoredItem);
  const completed = { ...item, ...complete(seq), seq };
  await outbox.put({ ...headOf(completed), sealed });
  if (sealedBytes) await transaction.objectStore('bytes').put(sealedBytes, seq);
  await transaction.done;
  setItem(keepsItems, 'yes');
  void confirmDurable().catch((error) => logError('Saved items are not on the disk yet', error));
  return completed;
}

/** A write that waits for the disk takes those before it along. */
async function confirmDurable(): Promise<void> {
  const transaction = await write('strict');
  await transaction.objectStore('meta').put(Date.now(), 'last kept');
  await transaction.done;
}

/**
 * All items of this user, decrypted, in the order in which they were made. Items already known in the same version
 * are not decrypted again.
 */
export async function readItems(
  { key, person }: HeldKey,
  known: readonly OutboxItem[] = [],
): Promise<OutboxItem[]> {
  const stored = await (await openDatabase()).getAll('outbox');
  const own = stored.filter((item) => isOf(item, person));
  const items = await Promise.all(
    own.map(async ({ sealed, ...head }) => {
      const same = known.find(({ seq, version }) => seq === head.seq && version === head.version);
      const content = same ? contentOf(same) : await unsealIfReadable(key, sealed);
      return content ? [{ ...head, ...(content as ItemContent) }] : [];
    }),
  );
  return items.flat();
}

const contentOf = ({ input, file, trouble }: ItemContent): Record<keyof ItemContent, unknown> => ({
  input,
  file,
  trouble,
});

type Owner = Pick<HeldKey['person'], 'id' | 'organizationId'>;
const isOf = ({ userId, organizationId }: ItemHead, person: Owner): boolean =>
  userId === person.id && organizationId === person.organizationId;

/** Locked items on this phone: those of other users, of which only the heads can be read. */
export async function readOthersItems(person: Owner | undefined): Promise<ItemHead[]> {
  const stored = await (await openDatabase()).getAll('outbox');
  return stored
    .filter((item) => !item.deletedAt && !(person && isOf(item, person)))
    .map(({ sealed, ...head }) => head);
}

/** Stores an item that has changed; false where it was changed, sent or removed meanwhile, by another tab too. */
export async function changeItem(
  { key }: HeldKey,
  item: OutboxItem,
  { version }: Pick<ItemHead, 'version'>,
): Promise<boolean> {
  const sealed = await seal(key, contentOf(item));
  const transaction = await write();
  const outbox = transaction.objectStore('outbox');
  const isSame = (await outbox.get(item.seq))?.version === version;
  if (isSame) await outbox.put({ ...headOf(item), sealed });
  await transaction.done;
  return isSame;
}

/** An item that the server has accepted, and how it is stored next to the packs. */
export type AcceptedItem = { item: OutboxItem; stored: StoredPack };

/** Removes it here and gives its id to the items that wait for it. Accepted items stay visible: all in one transaction. */
export async function finishItem(
  seq: number,
  serverId: number | undefined,
  accepted: AcceptedItem | undefined,
): Promise<void> {
  const transaction = await writeWithPacks();
  const held = (await transaction.objectStore('meta').get(heldKey)) as HeldKey | undefined;
  // Without the key of its author nothing of the packs is left either.
  if (accepted && held && isOf(accepted.item, held.person))
    await transaction.objectStore('packs').put(accepted.stored);
  await transaction.objectStore('outbox').delete(seq);
  await transaction.objectStore('bytes').delete(seq);
  if (serverId !== undefined)
    await transaction.objectStore('ids').put({ id: serverId, at: Date.now() }, -seq);
  await transaction.done;
}

const lastSent = 'last sent';

/** When the server took something of this person. */
export async function noteSent(): Promise<number> {
  const now = Date.now();
  await (await openDatabase()).put('meta', now, lastSent);
  return now;
}

/** Undefined where that was not today: a time alone would mislead. */
export async function readLastSent(): Promise<number | undefined> {
  const time = (await (await openDatabase()).get('meta', lastSent)) as number | undefined;
  return time && isToday(new Date(time)) ? time : undefined;
}

const isToday = (time: Date): boolean => time.toDateString() === new Date().toDateString();

export async function readBytes({ key }: HeldKey, seq: number): Promise<ArrayBuffer | undefined> {
  const sealed = await (await openDatabase()).get('bytes', seq);
  return sealed && unsealBytes(key, sealed);
}

/** The server's ids, by the ids below zero. */
export async function readServerIds(): Promise<Map<number, number>> {
  const ids = (await openDatabase()).transaction('ids').store;
  const [keys, values] = [await ids.getAllKeys(), await ids.getAll()];
  return new Map(keys.map((local, index) => [local, values[index]?.id ?? 0]));
}

const day = 24 * 3_600_000;
const [daysDeleted, daysOfIds] = [7, 90];

/** Items deleted a week ago, and ids that are no longer needed. */
export async function sweepOutbox(now = Date.now()): Promise<void> {
  const transaction = await write();
  const [outbox, bytes, ids] = [
    transaction.objectStore('outbox'),
    transaction.objectStore('bytes'),
    transaction.objectStore('ids'),
  ];
  for (const { seq, deletedAt } of await outbox.getAll()) {
    if (!deletedAt || now - deletedAt < daysDeleted * day) continue;
    await outbox.delete(seq);
    await bytes.delete(seq);
  }
  for (const local of await ids.getAllKeys()) {
    const known = await ids.get(local);
    if (known && now - known.at > daysOfIds * day) await ids.delete(local);
  }
  await transaction.done;
}

function headOf<I extends Omit<ItemHead, 'seq'> & ItemContent>(
  item: I,
): Omit<I, keyof ItemContent> {
  const { input, file, trouble, ...head } = item;
  return head;
}
