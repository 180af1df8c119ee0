import { daysAfter } from '../kernel/calendar.ts';

const words = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'November 2026' of its first day. */
export const monthText = (month: string): string => words.format(new Date(month));

/** The first day of the month after. */
export const monthAfter = (month: string): string => `${daysAfter(month, 31).slice(0, 7)}-01`;
