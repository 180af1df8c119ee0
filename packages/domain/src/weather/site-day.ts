import { londonTime } from '../kernel/calendar.ts';

const hour = 60 * 60 * 1000;

/** The hour of the clock on site, 0 to 23. */
export const hourOnSite = (instant: string): number =>
  Number(londonTime(new Date(instant)).slice(0, 2));

/** The hour in which an instant falls. */
export const hourOf = (instant: Date): string =>
  new Date(Math.floor(instant.getTime() / hour) * hour).toISOString();

/** The hours that work is done in; what a day was like on site is what they were like. */
export const isWorkingHour = (instant: string): boolean => {
  const onSite = hourOnSite(instant);
  return onSite >= 7 && onSite <= 18;
};
