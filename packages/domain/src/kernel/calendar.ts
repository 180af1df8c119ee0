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

/** `+01:00` in summer, `+00:00` in winter. */
export const londonOffset = (instant: Date): string =>
  isSummerTime(instant) ? '+01:00' : '+00:00';

/**
 * The instant at which clocks in the UK show the UTC time of `shown`. In the hour that occurs twice
 * it is the first; in the hour that is skipped, the clock counts as not yet put forward.
 */
export function londonInstant(shown: Date): Date {
  const inSummer = new Date(shown.getTime() - hour);
  return isSummerTime(inSummer) ? inSummer : shown;
}

/** The start of a civil day in the UK; the next day starts 23, 24 or 25 hours later. */
export const startOfDay = (date: string): Date => londonInstant(new Date(date));

const fullDateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Thursday 12 November 2026' */
export const formatFullDate = (date: string): string =>
  fullDateFormat.format(new Date(date)).replace(',', '');

/** `15/11/2026` */
export const formatDate = (date: string): string => date.split('-').reverse().join('/');

/** `12/11/2026 17:40`, in UK local time. */
export const formatDateTime = (instant: Date): string =>
  `${formatDate(londonDay(instant))} ${londonTime(instant)}`;

const day = 24 * hour;

/** Days between two civil dates; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** The civil date `days` after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
