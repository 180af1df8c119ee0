import type { Actor } from '@sitewright/domain/kernel/access';
import type { Budget } from '../platform/budgets.ts';

/** Sixty files in an hour are more than normal work needs. */
export const revealsBy = ({ userId }: Actor): Budget => ({
  name: 'reveals by',
  of: String(userId),
  most: 60,
  seconds: 60 * 60,
});
