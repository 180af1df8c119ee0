import { openDatabase, readKey } from './database.ts';
import type { Person } from './person.ts';

const day = 24 * 3_600_000;
const daysOpened = 14;
const mostContracts = 10;

type Opened = Record<number, number>;

/** Only ids of contracts, which stay after a sign-out: what they name is read again for their user alone. */
const prefix = 'contracts of ';
export const staysAfterSignOut = (name: string): boolean => name.startsWith(prefix);
const nameOf = (what: 'opened' | 'pinned', { id, organizationId }: Person): string =>
  `${prefix}${organizationId}/${id}: ${what}`;

async function read<T>(what: 'opened' | 'pinned', person: Person, none: T): Promise<T> {
  const stored = await (await openDatabase()).get('meta', nameOf(what, person));
  return (stored as T | undefined) ?? none;
}

/** Notes that a person has just opened a contract, perhaps before their key is here. */
export async function noteOpened(person: Person, projectId: number): Promise<void> {
  const opened = { ...(await read<Opened>('opened', person, {})), [projectId]: Date.now() };
  await (await openDatabase()).put('meta', opened, nameOf('opened', person));
}

/** The contracts that stay on this phone even if they are not opened. */
export async function pinnedContracts(): Promise<number[]> {
  const held = await readKey();
  return held ? read<number[]>('pinned', held.person, []) : [];
}

export async function setPinned(projectId: number, isPinned: boolean): Promise<void> {
  const held = await readKey();
  if (!held) return;
  const others = (await pinnedContracts()).filter((id) => id !== projectId);
  const pins = isPinned ? [...others, projectId] : others;
  await (await openDatabase()).put('meta', pins, nameOf('pinned', held.person));
}

/** The contracts that are worth keeping: those that are pinned, and the last ones opened in the last days. */
export async function contractsToKeep(now = Date.now()): Promise<number[]> {
  const held = await readKey();
  if (!held) return [];
  const pins = await pinnedContracts();
  const recent = Object.entries(await read<Opened>('opened', held.person, {}))
    .filter(([, time]) => now - time < daysOpened * day)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => Number(id));
  return [...pins, ...recent.filter((id) => !pins.includes(id)).slice(0, mostContracts)];
}
