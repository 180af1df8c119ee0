import { londonDay, londonInstant, londonTime } from '../kernel/calendar.ts';

/** The UK date and time at an instant. */
export const siteTimeOf = (instant: string | Date) => ({
  date: londonDay(new Date(instant)),
  time: londonTime(new Date(instant)),
});

/** The instant of a day and a time on site; nothing where there is none. */
export function instantOf(date: string, time: string): string | undefined {
  const shown = new Date(`${date}T${time}:00Z`);
  return Number.isNaN(shown.getTime()) ? undefined : londonInstant(shown).toISOString();
}

/** A device on site may be a few minutes fast. */
const tolerance = 15 * 60 * 1000;

export const isAhead = (instant: string, now: string): boolean =>
  Date.parse(instant) > Date.parse(now) + tolerance;
