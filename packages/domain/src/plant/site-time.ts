import { londonDay, londonTime } from '../kernel/calendar.ts';

/** What the calendar and the clock on site say at an instant. */
export const siteTimeOf = (instant: string | Date) => ({
  date: londonDay(new Date(instant)),
  time: londonTime(new Date(instant)),
});

/**
 * The instant of a day and a time on site; nothing where there is none. In the hour that comes twice
 * it is the first, and in the one that is left out as if the clock had not been put forward yet.
 */
export function instantOf(date: string, time: string): string | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return;
  const inSummer = new Date(asUtc - 3_600_000);
  const shown = siteTimeOf(inSummer);
  const isSummer = shown.date === date && shown.time === time;
  return (isSummer ? inSummer : new Date(asUtc)).toISOString();
}

/** A clock on site may be a few minutes before ours. */
const tolerance = 15 * 60 * 1000;

export const isAhead = (instant: string, now: string): boolean =>
  Date.parse(instant) > Date.parse(now) + tolerance;
