import type { RateLimit } from '../platform/rate-limits.ts';

/** There is one account to look up, so few requests are needed. */
export const bankRevealsBy = ({ userId }: { userId: number }): RateLimit => ({
  name: 'bank reveals by',
  subject: String(userId),
  max: 20,
  seconds: 60 * 60,
});
