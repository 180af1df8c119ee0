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

async function read<T>(what: 'opened' | 'pinned', none: T): Promise<T> {
  const held = await readKey();
  const stored = held && (await (await openDatabase()).get('meta', nameOf(what, held.person)));
  return (stored as T | undefined) ?? none;
}

async function write(what: 'opened' | 'pinned', value: Opened | number[]): Promise<void> {
  const held = await readKey();
  if (held) await (await openDatabase()).put('meta', value, nameOf(what, held.person));
}

/** Notes that a contract was opened just now. */
export async function noteOpened(projectId: number): Promise<void> {
  await write('opened', { ...(await read<Opened>('opened', {})), [projectId]: Date.now() });
}

/** The contracts that stay on this phone also when nobody opens them. */
export const pinnedContracts = (): Promise<number[]> => read<number[]>('pinned', []);

export async function setPinned(projectId: number, isPinned: boolean): Promise<void> {
  const others = (await pinnedContracts()).filter((id) => id !== projectId);
  await write('pinned', isPinned ? [...others, projectId] : others);
}

/** The contracts that are worth keeping: those that are pinned, and the last ones opened in the last days. */
export async function contractsToKeep(now = Date.now()): Promise<number[]> {
  const pins = await pinnedContracts();
  const recent = Object.entries(await read<Opened>('opened', {}))
    .filter(([, time]) => now - time < daysOpened * day)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => Number(id));
  return [...pins, ...recent.filter((id) => !pins.includes(id)).slice(0, mostContracts)];
}
