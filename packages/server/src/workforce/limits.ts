import type { Actor } from '@sitewright/domain/kernel/access';
import type { Budget } from '../platform/budgets.ts';

/** Nobody needs to open sixty files in an hour. */
export const revealsBy = ({ userId }: Actor): Budget => ({
  name: 'reveals by',
  of: String(userId),
  most: 60,
  seconds: 60 * 60,
});
