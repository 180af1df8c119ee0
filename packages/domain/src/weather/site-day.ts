const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

const hour = 60 * 60 * 1000;

/** What the clock on site says, 0 to 23. */
export const hourOnSite = (instant: string): number => Number(inLondon.format(new Date(instant)));

/** When a civil day begins in London; the one that follows begins 23, 24 or 25 hours later. */
export function startOfDay(date: string): Date {
  const midnight = Date.parse(date);
  const isSummer = hourOnSite(new Date(midnight - hour).toISOString()) === 0;
  return new Date(isSummer ? midnight - hour : midnight);
}

/** The hour in which an instant falls. */
export const hourOf = (instant: Date): string =>
  new Date(Math.floor(instant.getTime() / hour) * hour).toISOString();

/** The hours that work is done in; what a day was like on site is what they were like. */
export const isWorkingHour = (instant: string): boolean => {
  const onSite = hourOnSite(instant);
  return onSite >= 7 && onSite <= 18;
};
