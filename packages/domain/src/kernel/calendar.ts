const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The UK calendar day at an instant. */
export const londonDay = (instant: Date): string => inLondon.format(instant);

const clockInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** The UK local time at an instant: `HH:MM`. */
export const londonTime = (instant: Date): string => clockInLondon.format(instant);

const hour = 60 * 60 * 1000;

const isSummerTime = (instant: Date): boolean =>
  londonTime(instant).slice(0, 2) !== instant.toISOString().slice(11, 13);

/**
 * The instant at which the clock on site shows what `shown` has in UTC. In the hour that comes twice
 * it is the first, and in the one that is left out as if the clock had not been put forward yet.
 */
export function londonInstant(shown: Date): Date {
  const inSummer = new Date(shown.getTime() - hour);
  return isSummerTime(inSummer) ? inSummer : shown;
}

/** When a civil day begins on site; the one that follows begins 23, 24 or 25 hours later. */
export const startOfDay = (date: string): Date => londonInstant(new Date(date));

const fullDateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Thursday 12 November 2026' */
export const formatFullDate = (date: string): string =>
  fullDateFormat.format(new Date(date)).replace(',', '');

/** `15/11/2026` */
export const inBritish = (date: string): string => date.split('-').reverse().join('/');

/** `12/11/2026 17:40`, by the clock on site. */
export const momentInBritish = (instant: Date): string =>
  `${inBritish(londonDay(instant))} ${londonTime(instant)}`;

const day = 24 * hour;

/** Days between two civil dates; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** The civil date so many days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
