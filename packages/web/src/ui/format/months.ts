import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';

export const monthOf = (date: string): string => date.slice(0, 7);

/** From `2026-11`, the month so many months later, or earlier if it is below zero. */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const count = daysBetween(first, `${addMonths(month, 1)}-01`);
  return Array.from({ length: count }, (_, n) => daysAfter(first, n));
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** `November 2026`, of a day in it. */
export const monthText = (date: string): string => monthFormat.format(new Date(date));
