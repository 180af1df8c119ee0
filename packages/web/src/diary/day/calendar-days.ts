import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';

/** How many days the strip shows. */
const length = 15;

/** The days up to today while the chosen one is among them, else those around it. */
export function stripDays(date: string, today: string): string[] {
  const ago = daysBetween(date, today);
  const last = ago >= 0 && ago < length ? today : daysAfter(date, (length - 1) / 2);
  return Array.from({ length }, (_, n) => daysAfter(last, n + 1 - length));
}

export const monthOf = (date: string): string => date.slice(0, 7);

/** The month so many months after another: both are `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const count = daysBetween(first, `${monthAfter(month, 1)}-01`);
  return Array.from({ length: count }, (_, n) => daysAfter(first, n));
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Monday to Sunday around a day. */
export function weekAround(date: string): { from: string; to: string } {
  const from = daysAfter(date, 1 - weekdayOf(date));
  return { from, to: daysAfter(from, 6) };
}

const utc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

/** `Thu` */
export const weekdayText = utc({ weekday: 'short' });
/** `November 2026` */
export const monthText = utc({ month: 'long', year: 'numeric' });
