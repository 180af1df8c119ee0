import { clientKeyOf } from '../platform/http/address.ts';
import type { RateLimit } from '../platform/rate-limits.ts';

/** A broken page may report again and again: the first reports are enough. */
export const reportsFrom = (address: string): RateLimit => ({
  name: 'error reports from',
  subject: clientKeyOf(address),
  max: 10,
  seconds: 60,
});
