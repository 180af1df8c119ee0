import { clientKeyOf } from '../platform/http/address.ts';
import type { RateLimit } from '../platform/rate-limits.ts';

/** Enough for a gang that signs behind one address; a signed token cannot be guessed at any rate. */
export const linkRequestsFrom = (address: string): RateLimit => ({
  name: 'links from',
  subject: clientKeyOf(address),
  max: 300,
  seconds: 10 * 60,
});
