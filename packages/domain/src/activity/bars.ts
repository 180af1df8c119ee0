import { daysAfter, daysBetween } from '../kernel/calendar.ts';
import type { ActivityFilter } from './activity-log.ts';

const usual = 30;
const most = 366;

type Span = { per: 'hour' | 'day'; days: { from: string; to: string } };

/** The days drawn: the requested range, at most a year; by default the last thirty days. */
export function spanOf(
  { from, to = '' }: Pick<ActivityFilter, 'from' | 'to'>,
  today: string,
): Span {
  const last = to && to < today ? to : today;
  const first = from ?? daysAfter(last, 1 - usual);
  const earliest = daysAfter(last, 1 - most);
  const isTooLong = daysBetween(earliest, first) < 0;
  const days = { from: isTooLong ? earliest : first, to: last };
  return { per: daysBetween(days.from, days.to) < 2 ? 'hour' : 'day', days };
}

/** Every hour or day of the range, in UK local time. */
export const slotsOf = ({ per, days: { from, to } }: Span): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, i) =>
    daysAfter(from, i),
  ).flatMap((day) => (per === 'day' ? [day] : hours.map((hour) => `${day}T${hour}:00`)));

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
