import type { Actor } from '@sitewright/domain/kernel/access';
import type { RateLimit } from '../platform/rate-limits.ts';

/** Sixty files in an hour are more than normal work needs. */
export const revealsBy = ({ userId }: Actor): RateLimit => ({
  name: 'reveals by',
  subject: String(userId),
  max: 60,
  seconds: 60 * 60,
});
