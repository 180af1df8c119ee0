import { openDatabase } from './database.ts';

const day = 24 * 3_600_000;
const daysOpened = 14;
const mostContracts = 10;

type Opened = Record<number, number>;

const [opened, pinned] = ['opened contracts', 'pinned contracts'];

const readOpened = async (): Promise<Opened> =>
  ((await (await openDatabase()).get('meta', opened)) as Opened | undefined) ?? {};

/** Notes that a contract was opened just now. */
export async function noteOpened(projectId: number): Promise<void> {
  const times = { ...(await readOpened()), [projectId]: Date.now() };
  await (await openDatabase()).put('meta', times, opened);
}

/** The contracts that stay on this phone also when nobody opens them. */
export const pinnedContracts = async (): Promise<number[]> =>
  ((await (await openDatabase()).get('meta', pinned)) as number[] | undefined) ?? [];

export async function setPinned(projectId: number, isPinned: boolean): Promise<void> {
  const others = (await pinnedContracts()).filter((id) => id !== projectId);
  await (await openDatabase()).put('meta', isPinned ? [...others, projectId] : others, pinned);
}

/** The contracts that are worth keeping: those that are pinned, and the last ones opened in the last days. */
export async function contractsToKeep(now = Date.now()): Promise<number[]> {
  const pins = await pinnedContracts();
  const recent = Object.entries(await readOpened())
    .filter(([, time]) => now - time < daysOpened * day)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => Number(id));
  return [...pins, ...recent.filter((id) => !pins.includes(id)).slice(0, mostContracts)];
}
