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

const read = async <T>(what: 'opened' | 'pinned', person: Person, none: T): Promise<T> =>
  ((await (await openDatabase()).get('meta', nameOf(what, person))) as T | undefined) ?? none;

async function write(what: 'opened' | 'pinned', person: Person, value: Opened | number[]) {
  await (await openDatabase()).put('meta', value, nameOf(what, person));
}

/** Notes that a contract was opened just now; the first one is opened before this person's key is here. */
export async function noteOpened(person: Person, projectId: number): Promise<void> {
  const before = await read<Opened>('opened', person, {});
  await write('opened', person, { ...before, [projectId]: Date.now() });
}

/** The contracts that stay on this phone also when nobody opens them. */
export async function pinnedContracts(): Promise<number[]> {
  const held = await readKey();
  return held ? read<number[]>('pinned', held.person, []) : [];
}

export async function setPinned(projectId: number, isPinned: boolean): Promise<void> {
  const held = await readKey();
  if (!held) return;
  const others = (await pinnedContracts()).filter((id) => id !== projectId);
  await write('pinned', held.person, isPinned ? [...others, projectId] : others);
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
