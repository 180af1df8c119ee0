import type { Budget } from '../platform/budgets.ts';
import { clientKeyOf } from '../platform/http/address.ts';

/** Calendars poll about once an hour; guessing needs many more requests. */
export const calendarReadsFrom = (address: string): Budget => ({
  name: 'calendar reads from',
  of: clientKeyOf(address),
  most: 300,
  seconds: 60 * 60,
});
