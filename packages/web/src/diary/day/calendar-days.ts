import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { weekdayOf } from '../../ui/format/months.ts';

/** How many days the strip shows. */
const length = 15;

/** The days up to today while the chosen one is among them, else those around it. */
export function stripDays(date: string, today: string): string[] {
  const ago = daysBetween(date, today);
  const last = ago >= 0 && ago < length ? today : daysAfter(date, (length - 1) / 2);
  return Array.from({ length }, (_, n) => daysAfter(last, n + 1 - length));
}

/** Monday to Sunday around a day. */
export function weekAround(date: string): { from: string; to: string } {
  const from = daysAfter(date, 1 - weekdayOf(date));
  return { from, to: daysAfter(from, 6) };
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });

/** `Thu` */
export const weekdayText = (date: string): string => weekday.format(new Date(date));
