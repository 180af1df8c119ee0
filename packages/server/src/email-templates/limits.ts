import type { Actor } from '@sitewright/domain/kernel/access';
import type { RateLimit } from '../platform/rate-limits.ts';

const day = 24 * 60 * 60;

/** Limits the emails to colleagues, for example when many orders are raised. */
export const lettersWithin = ({ organizationId }: Actor, atOnce: number): RateLimit => ({
  name: 'letters within',
  subject: String(organizationId),
  max: 1_000,
  seconds: day,
  atOnce,
});

/** Test emails count as well. */
export const testLettersBy = ({ userId }: Actor): RateLimit => ({
  name: 'test letters by',
  subject: String(userId),
  max: 30,
  seconds: 60 * 60,
});
