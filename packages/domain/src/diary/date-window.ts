import { daysAfter } from '../kernel/calendar.ts';
import { badRequest, type Problem } from '../kernel/problem.ts';

export const outsideWindow = badRequest(
  'diary.outside_window',
  'Date must be within the last year and the next 30 days',
);

/** The same day a year ago; the 29th of February had its 28th. */
const yearBefore = (date: string): string =>
  `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`.replace('02-29', '02-28');

/** The first and the last day that an entry may be about. */
export const dateWindow = (today: string) => ({
  from: yearBefore(today),
  to: daysAfter(today, 30),
});

export function obstacleToDate(date: string, today: string): Problem | undefined {
  const { from, to } = dateWindow(today);
  return date < from || date > to ? outsideWindow : undefined;
}
