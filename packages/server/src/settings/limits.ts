import type { RateLimit } from '../platform/budgets.ts';
import { clientKeyOf } from '../platform/http/address.ts';

/** Calendars poll about once an hour; guessing needs many more requests. */
export const calendarReadsFrom = (address: string): RateLimit => ({
  name: 'calendar reads from',
  subject: clientKeyOf(address),
  max: 300,
  seconds: 60 * 60,
});
