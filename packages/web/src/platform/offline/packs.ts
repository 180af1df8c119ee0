import type { SessionUser } from '@sitewright/domain/session/session-user';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { type HeldKey, heldKey, openDatabase, readKey, type StoredPack } from './database.ts';
import { hasSameRights, type Person } from './person.ts';
import { seal, unseal } from './sealing.ts';

/** How long what is kept can be read without the server having answered: the longest life of a session. */
const longestWithoutContact = 7 * 24 * 3_600_000;

type Contents = { user: SessionUser; company: CompanyPack } & Record<
  `contract-${number}`,
  ContractPack
>;
export type PackName = keyof Contents;

export type Kept<P> = { content: P; storedAt: number };

/**
 * What was unsealed once stays in memory until the page is closed or something is stored. A screen reads a pack many
 * times at once when it opens: these reads share one unsealing.
 */
const unsealed = new Map<string, Promise<Kept<unknown> | undefined>>();

export const forgetUnsealed = (): void => unsealed.clear();

export const otherTabs = new BroadcastChannel('sitewright-kept');
otherTabs.onmessage = forgetUnsealed;

/** Undefined if it is not stored, is too old, or belongs to a user whose key is not here. */
export async function readPack<N extends PackName>(
  name: N,
  now = Date.now(),
): Promise<Kept<Contents[N]> | undefined> {
  const [known, contact] = await Promise.all([
    unsealed.get(name) ?? unsealOnce(name),
    lastContact(),
  ]);
  if (!known || now - contact > longestWithoutContact) return;
  return known as Kept<Contents[N]>;
}

function unsealOnce(name: PackName): Promise<Kept<unknown> | undefined> {
  const reading = unsealPack(name);
  unsealed.set(name, reading);
  const readAgainNextTime = () => unsealed.get(name) === reading && unsealed.delete(name);
  reading.then((kept) => kept ?? readAgainNextTime(), readAgainNextTime);
  return reading;
}

async function unsealPack(name: PackName): Promise<Kept<unknown> | undefined> {
  const [held, stored] = await Promise.all([readKey(), storedPack(name)]);
  if (!held || !stored) return;
  return { content: await unseal(held.key, stored.sealed), storedAt: stored.storedAt };
}

/** Nothing is kept unless its reader is still signed in here, with the rights they had when it was asked for. */
export async function storePack<N extends PackName>(
  name: N,
  content: Contents[N],
  etag: string | null,
  reader: Person,
): Promise<void> {
  const held = await readKey();
  if (!held) return;
  const storedAt = Date.now();
  const sealed = await seal(held.key, content);
  if (!(await putFor(reader, { name, storedAt, etag, sealed }))) return;
  otherTabs.postMessage('forget');
  unsealed.set(name, Promise.resolve({ content, storedAt }));
}

/** The server says that it is still the same. */
export async function renewPack(stored: StoredPack, reader: Person): Promise<void> {
  if (!(await putFor(reader, { ...stored, storedAt: Date.now() }))) return;
  otherTabs.postMessage('forget');
  unsealed.delete(stored.name);
}

/** In one transaction with the check of the key, so that no one can sign out in between. */
async function putFor(reader: Person, pack: StoredPack): Promise<boolean> {
  const transaction = (await openDatabase()).transaction(['meta', 'packs'], 'readwrite');
  const held = (await transaction.objectStore('meta').get(heldKey)) as HeldKey | undefined;
  const isTheirs = held !== undefined && hasSameRights(held.person, reader);
  if (isTheirs) await transaction.objectStore('packs').put(pack);
  await transaction.done;
  return isTheirs;
}

export const storedPack = async (name: PackName): Promise<StoredPack | undefined> =>
  (await openDatabase()).get('packs', name);

export async function deletePack(name: string): Promise<void> {
  await (await openDatabase()).delete('packs', name);
  unsealed.delete(name);
}

/** All of them, in every tab; what waits to be sent stays. */
export async function deletePacks(): Promise<void> {
  await (await openDatabase()).clear('packs');
  forgetUnsealed();
  otherTabs.postMessage('forget');
}

/** The contracts that are kept. */
export async function keptContractIds(): Promise<number[]> {
  const names = await (await openDatabase()).getAllKeys('packs');
  return names.flatMap((name) => {
    const [, id] = /^contract-(\d+)$/.exec(name) ?? [];
    return id ? [Number(id)] : [];
  });
}

const contact = 'last contact';

let readingContact: Promise<number> | undefined;

/** When the server last answered this person; 0 where it never did. Calls at the same time share one read. */
export function lastContact(): Promise<number> {
  readingContact ??= readContact().finally(() => {
    readingContact = undefined;
  });
  return readingContact;
}

const readContact = async (): Promise<number> =>
  ((await (await openDatabase()).get('meta', contact)) as number | undefined) ?? 0;

/** The server has just answered this person. */
export async function noteContact(): Promise<void> {
  await (await openDatabase()).put('meta', Date.now(), contact);
}
