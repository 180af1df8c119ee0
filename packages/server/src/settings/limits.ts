import { sourceOf } from '../platform/address.ts';
import type { Budget } from '../platform/budgets.ts';

/** Calendars ask once an hour or so; whoever guesses asks more often. */
export const calendarReadsFrom = (address: string): Budget => ({
  name: 'calendar reads from',
  of: sourceOf(address),
  most: 300,
  seconds: 60 * 60,
});
