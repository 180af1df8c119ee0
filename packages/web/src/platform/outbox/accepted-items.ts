import { type HeldKey, openDatabase } from '../offline/database.ts';
import { readPack } from '../offline/packs.ts';
import { seal, unsealIfReadable } from '../offline/sealing.ts';
import { commandOf, type KeptCommand } from './commands.ts';
import type { Acceptance, OutboxItem, WarnedItem } from './item.ts';
import type { AcceptedItem } from './store.ts';

// What the server has accepted stays visible until the packs contain it. It is stored next to them, so that it
// is deleted whenever they are.

const prefix = 'accepted-';
const nameOf = ({ seq }: Pick<OutboxItem, 'seq'>): string => `${prefix}${seq}`;
const allOfThem = () => IDBKeyRange.bound(prefix, `${prefix}~`);

/** The parts of the reply that a phone may store: after a day, the server repeats only the id. */
export function acceptanceOf(command: KeptCommand, reply: unknown): Acceptance {
  const { id, version, url } = (reply ?? {}) as Partial<Acceptance>;
  const kept = command.acceptanceOfReply?.(reply as never) ?? { id, version, url };
  return { at: Date.now(), ...kept } as Acceptance;
}

/** An item as it stays visible, and how it is stored. */
export async function acceptedItem(
  { key }: HeldKey,
  { trouble, ...item }: OutboxItem,
  accepted: Acceptance,
): Promise<AcceptedItem> {
  const shown = { ...item, accepted };
  const sealed = await seal(key, shown);
  return { item: shown, stored: { name: nameOf(item), storedAt: accepted.at, etag: null, sealed } };
}

/** In the order in which they were made; items already known are not decrypted again. */
export async function readAcceptedItems(
  { key }: HeldKey,
  known: readonly OutboxItem[] = [],
): Promise<OutboxItem[]> {
  const stored = await (await openDatabase()).getAll('packs', allOfThem());
  const items = await Promise.all(
    stored.map(async ({ name, storedAt, sealed }) => {
      const same = known.find((one) => nameOf(one) === name && one.accepted?.at === storedAt);
      return same ?? ((await unsealIfReadable(key, sealed)) as OutboxItem | undefined);
    }),
  );
  return items.filter((item) => item !== undefined).toSorted((one, other) => one.seq - other.seq);
}

/** Read before the packs are requested: these packs contain all items accepted until then. */
export const acceptedItemNames = async (): Promise<string[]> =>
  (await openDatabase()).getAllKeys('packs', allOfThem());

/** Deletes the named items that the packs contain, except those on which the author must still act. */
export async function deleteAcceptedInPacks(
  held: HeldKey,
  names: readonly string[],
  isRead: (projectId: number | undefined) => boolean,
): Promise<boolean> {
  let isChanged = false;
  for (const item of await readAcceptedItems(held)) {
    if (!names.includes(nameOf(item)) || !isRead(contractOf(item)) || (await stillWarns(item)))
      continue;
    await (await openDatabase()).delete('packs', nameOf(item));
    isChanged = true;
  }
  return isChanged;
}

/** Undefined where its path names only the record. */
function contractOf({ input }: OutboxItem): number | undefined {
  const id = Number(input.params?.projectId ?? input.body?.projectId);
  return id > 0 ? id : undefined;
}

async function stillWarns(item: OutboxItem): Promise<boolean> {
  const { accepted } = item;
  if (!accepted?.warning) return false;
  const pack = (await readPack(`contract-${contractOf(item) ?? 0}`))?.content;
  return !pack || !commandOf(item)?.isWarningOver?.(pack, accepted);
}

/** Its author knows of it. */
export async function endWarning(held: HeldKey, item: WarnedItem): Promise<void> {
  const { warning, ...accepted } = item.accepted;
  const { stored } = await acceptedItem(held, item, { ...accepted, at: Date.now() });
  await (await openDatabase()).put('packs', stored);
}
