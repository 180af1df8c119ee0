import type { Actor } from '@sitewright/domain/kernel/access';
import { maxOrderEmailsPerDay } from '@sitewright/domain/purchase-orders/rules';
import type { RateLimit } from '../platform/rate-limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const dispatchesBy = ({ userId }: Actor): RateLimit => ({
  name: 'orders sent by',
  subject: String(userId),
  max: 100,
  seconds: hour,
});

/** These emails go out in our name to people who did not request them. */
export const orderLettersOf = ({ organizationId }: Actor): RateLimit => ({
  name: 'order letters of',
  subject: String(organizationId),
  max: maxOrderEmailsPerDay,
  seconds: day,
});
