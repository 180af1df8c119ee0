import type { Actor } from '@sitewright/domain/kernel/access';
import type { RateLimit } from '../platform/rate-limits.ts';

/** Each is an email to a supporter, who listens in their own time. */
export const callBacksBy = ({ userId }: Actor): RateLimit => ({
  name: 'call backs by',
  subject: String(userId),
  max: 10,
  seconds: 24 * 60 * 60,
});
