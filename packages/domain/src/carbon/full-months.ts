import { daysAfter } from '../kernel/calendar.ts';

type Days = { from: string; to: string };

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of a month on or after a day; there are no more than 31 of them to look at. */
const nextMonth = (day: string): string =>
  monthOf(day) === day ? day : monthOf(daysAfter(monthOf(day), 31));

/**
 * The months that lie fully within a period: from the first one up to, not including, the end.
 * The rest of the period is read by days.
 */
export function fullMonths({ from, to }: Days): { first: string; end: string } {
  const [first, after] = [nextMonth(from), daysAfter(to, 1)];
  return first < after ? { first, end: monthOf(after) } : { first: after, end: after };
}
