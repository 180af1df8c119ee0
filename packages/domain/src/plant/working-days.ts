import { daysBetween } from '../kernel/calendar.ts';
import { bankHolidays } from '../kernel/working-days.ts';

const aMonday = '1900-01-01';

/** Mondays to Fridays from one day up to another, which is not counted itself. */
export const weekdaysBetween = (from: string, until: string): number =>
  weekdaysBefore(until) - weekdaysBefore(from);

function weekdaysBefore(date: string): number {
  const days = daysBetween(aMonday, date);
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7, 5);
}

/** The same without the bank holidays of England. */
export const workingDaysBetween = (from: string, until: string): number =>
  weekdaysBetween(from, until) -
  yearsOf(from, until)
    .flatMap(bankHolidays)
    .filter((holiday) => holiday >= from && holiday < until).length;

const yearOf = (date: string): number => Number(date.slice(0, 4));

const yearsOf = (from: string, until: string): number[] =>
  from < until
    ? Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i)
    : [];
