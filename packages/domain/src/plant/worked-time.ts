import { minutesOf, readLabor } from '../diary/labor.ts';
import { groupBy } from '../kernel/group-by.ts';

/** How long a machine worked on a day. */
export type WorkedTime = { day: string; milliseconds: number };

export type MachineRecords = {
  /** Every day on which a clock session of the machine began, with what it has worked by now. */
  clocked: readonly WorkedTime[];
  /** The plant entries of the diary for the machine, without those that its clock wrote. */
  written: readonly { day: string; labor: string }[];
};

/**
 * The working time of a machine, the first day first. A day counts by its clock; where no session of the
 * machine began on it, by the diary. Never both.
 */
export function workedTimeOf({ clocked, written }: MachineRecords): WorkedTime[] {
  const days = new Set(clocked.map(({ day }) => day));
  const unclocked = written
    .filter(({ day }) => !days.has(day))
    .map(({ day, labor }) => ({ day, milliseconds: minutesOf(readLabor(labor), day) * 60_000 }));
  return [...groupBy([...clocked, ...unclocked], ({ day }) => day)]
    .map(([day, times]) => ({ day, milliseconds: sumOf(times) }))
    .filter(({ milliseconds }) => milliseconds > 0)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

const sumOf = (times: readonly WorkedTime[]): number =>
  times.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** In whole seconds, as it is charged by the hour. */
export const workedSecondsOf = (records: MachineRecords): number =>
  Math.round(sumOf(workedTimeOf(records)) / 1000);
