import { readdir, readFile } from 'node:fs/promises';

/** The unit of /proc; the same on every Linux. */
const ticksPerSecond = 100;

type Spent = { pid: number; parent: number; own: number; ofEnded: number };

/** Linux only. */
async function spentBy(pid: number): Promise<Spent | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is a name, which may contain spaces.
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (!fields) return;
  const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
  const ofEnded = (fields[13] ?? 0) + (fields[14] ?? 0);
  return { pid, parent, own: user + system, ofEnded };
}

/** Seconds of processor time of a process. */
export const ofProcess = (pid: number) => async (): Promise<number> =>
  ((await spentBy(pid))?.own ?? 0) / ticksPerSecond;

/** Including its child processes, running or ended. */
export const ofFamily = (pid: number) => async (): Promise<number> => {
  const all = await Promise.all((await readdir('/proc')).map(Number).filter(Boolean).map(spentBy));
  const ours = all.filter((one) => one?.pid === pid || one?.parent === pid);
  const ticks = ours.reduce((sum, one) => sum + (one?.own ?? 0) + (one?.ofEnded ?? 0), 0);
  return ticks / ticksPerSecond;
};

/** The processor time that each of them uses until the result is read. */
export async function watchProcessors(of: Record<string, () => Promise<number>>) {
  const read = () => Promise.all(Object.values(of).map((seconds) => seconds()));
  const before = await read();
  return async (): Promise<Record<string, number>> => {
    const after = await read();
    const spent = after.map((seconds, i) => Math.round(seconds - (before[i] ?? 0)));
    return Object.fromEntries(Object.keys(of).map((name, i) => [name, spent[i] ?? 0]));
  };
}
