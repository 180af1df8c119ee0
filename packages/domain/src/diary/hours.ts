import { daysAfter, londonInstant, londonTime } from '../kernel/calendar.ts';
import { timeOfDay } from '../kernel/hours.ts';

/** The offset of winter time, in which the hour that the clocks repeat is the second one. */
const winterOffset = '+00:00';

/** Start and finish as the clock on the wall shows them. */
type WallTimes = {
  startTime?: string | undefined;
  finishTime?: string | undefined;
  /** The offset from UTC; it matters only in the hour that the clocks repeat. */
  startOffset?: string | undefined;
  finishOffset?: string | undefined;
};

const minute = 60_000;

/** In the hour that the clocks repeat it is the first, unless the offset says winter time. */
function instantOn(date: string, time: string, offset: string | undefined): number {
  const shown = new Date(`${date}T${time}:00Z`);
  const isWinter = offset === winterOffset && londonTime(shown) === time;
  return (isWinter ? shown : londonInstant(shown)).getTime();
}

/** A day on which the clocks do not change, while the date is not known yet. */
const ordinaryDay = '2000-01-01';

/** The instants of a start and a finish, in milliseconds. */
export type Span = { start: number; end: number };

/** From start to finish on a day, over midnight if need be; nothing while a time is missing. */
export function spanOf(
  { startTime = '', finishTime = '', startOffset, finishOffset }: WallTimes,
  date: string,
): Span | undefined {
  if (!timeOfDay.test(startTime) || !timeOfDay.test(finishTime)) return;
  const day = Number.isNaN(Date.parse(date)) ? ordinaryDay : date;
  const start = instantOn(day, startTime, startOffset);
  const finish = instantOn(day, finishTime, finishOffset);
  const end = finish < start ? instantOn(daysAfter(day, 1), finishTime, finishOffset) : finish;
  return { start, end };
}

/** Minutes in that span: on the two nights on which the clocks change, an hour more or less. */
export function minutesBetween(times: WallTimes, date: string): number {
  const span = spanOf(times, date);
  return span ? (span.end - span.start) / minute : 0;
}

/** Hours by the clock between two instants, as a decimal. */
export const hoursSince = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / 3_600_000;
