import { daysBetween } from '../kernel/calendar.ts';
import { groupBy } from '../kernel/group-by.ts';
import { mondayOf } from './weeks.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The limits of the Working Time Regulations 1998, and a shift that would tire anyone. */
const maxShift = 12 * hour;
const minRest = 11 * hour;
const breakAfter = 6 * hour;
const minBreak = 20 * minute;
const daysWithoutRest = 7;
export const maxWeekHours = 48;
export const averagedWeeks = 17;

/** A worker's shift from the first start to the last finish; in milliseconds. */
export type Shift = {
  workerId: number;
  day: string;
  startedAt: number;
  endedAt: number;
  worked: number;
  /** The longest pause, or the time between two sessions. */
  longestBreak: number;
};

type FatigueCounts = {
  longShifts: number;
  shortRests: number;
  missedBreaks: number;
  /** How often a worker reached a seventh day in a row. */
  longRuns: number;
};

const isLong = ({ startedAt, endedAt }: Shift): boolean => endedAt - startedAt > maxShift;

const hasMissedBreak = ({ worked, longestBreak }: Shift): boolean =>
  worked > breakAfter && longestBreak < minBreak;

type Placed = Shift & { rest: number; run: number };

/** Each shift of one worker with the rest before it, and which day in a row it is. */
function placed(shifts: readonly Shift[]): Placed[] {
  const result: Placed[] = [];
  for (const shift of shifts.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const last = result.at(-1);
    const isNextDay = last !== undefined && daysBetween(last.day, shift.day) === 1;
    const rest = last ? shift.startedAt - last.endedAt : Number.POSITIVE_INFINITY;
    result.push({ ...shift, rest, run: isNextDay ? last.run + 1 : 1 });
  }
  return result;
}

/** The shifts of each worker by themselves. */
const shiftsByWorker = (shifts: readonly Shift[]): Shift[][] => [
  ...groupBy(shifts, ({ workerId }) => workerId).values(),
];

const count = (shifts: readonly Placed[]): FatigueCounts => ({
  longShifts: shifts.filter(isLong).length,
  shortRests: shifts.filter(({ rest }) => rest < minRest).length,
  missedBreaks: shifts.filter(hasMissedBreak).length,
  longRuns: shifts.filter(({ run }) => run === daysWithoutRest).length,
});

/** Counts per week for all workers together, without names. */
export function fatigueByWeek(shifts: readonly Shift[], weeks: readonly string[]) {
  const all = shiftsByWorker(shifts).flatMap(placed);
  return weeks.map((week) => ({
    week,
    ...count(all.filter(({ day }) => mondayOf(day) === week)),
  }));
}

const inHours = (milliseconds: number): number => Math.round((milliseconds / hour) * 10) / 10;

const workedIn = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { worked }) => sum + worked, 0);

/** Weekly hours over the weeks since the first shift, seventeen at most. */
export function averageWeek(shifts: readonly Shift[], today: string): number {
  const [first = today] = shifts.map(({ day }) => day).sort();
  const weeks = Math.floor(daysBetween(first, today) / 7) + 1;
  return inHours(workedIn(shifts) / Math.min(weeks, averagedWeeks));
}

/** How many work more than 48 hours a week on average. */
export const countOverAverageLimit = (shifts: readonly Shift[], today: string): number =>
  shiftsByWorker(shifts).filter((theirs) => averageWeek(theirs, today) > maxWeekHours).length;

/** A worker's week from their own sessions. */
export function hoursWatch(shifts: readonly Shift[], today: string) {
  const theirs = placed(shifts);
  const week = theirs.filter(({ day }) => mondayOf(day) === mondayOf(today));
  return {
    weekHours: inHours(workedIn(week)),
    averageHours: averageWeek(shifts, today),
    ...count(week),
  };
}
