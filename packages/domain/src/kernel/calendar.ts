const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The calendar day on site at an instant, wherever the clock stands. */
export const londonDay = (instant: Date): string => inLondon.format(instant);

const clockInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the clock on site says at an instant: `HH:MM`. */
export const londonTime = (instant: Date): string => clockInLondon.format(instant);

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** 'Thursday 12 November 2026' */
export const dateInWords = (date: string): string =>
  inWords.format(new Date(date)).replace(',', '');

const day = 24 * 60 * 60 * 1000;

/** Days between two civil dates; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** The civil date so many days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
