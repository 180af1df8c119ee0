import {
  daysAfter,
  londonDay,
  londonInstant,
  londonTime,
} from '@sitewright/domain/kernel/calendar';
import { timeOfDay } from '@sitewright/domain/kernel/hours';

/** A day and a time as the clock on the wall shows them. */
type WallTime = { date: string; time: string };

/**
 * The instant of a typed time. An instant that was shown as this time stays what it was: in the hour that
 * the clocks repeat there are two of them. Text that is no time is left for the server to refuse.
 */
export function instantAt({ date, time }: WallTime, shown: readonly string[] = []): string {
  if (!timeOfDay.test(time)) return time;
  const same = shown.find((instant) => {
    const known = new Date(instant);
    return londonDay(known) === date && londonTime(known) === time;
  });
  return same ?? londonInstant(new Date(`${date}T${time}:00Z`)).toISOString();
}

/** The same for a time in a shift: before its start on the clock, it is on the next day. */
export const instantInShift = (
  { date, time: start }: WallTime,
  time: string,
  shown: readonly string[] = [],
): string => instantAt({ date: time < start ? daysAfter(date, 1) : date, time }, shown);
