import { clientKeyOf } from '../platform/http/address.ts';
import type { RateLimit } from '../platform/rate-limits.ts';

/** Calendars poll about once an hour; guessing needs many more requests. */
export const calendarReadsFrom = (address: string): RateLimit => ({
  name: 'calendar reads from',
  subject: clientKeyOf(address),
  max: 300,
  seconds: 60 * 60,
});
