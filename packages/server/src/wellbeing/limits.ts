import type { Actor } from '@sitewright/domain/kernel/access';
import type { Budget } from '../platform/budgets.ts';

/** Each is an email to a supporter, who listens in their own time. */
export const callBacksBy = ({ userId }: Actor): Budget => ({
  name: 'call backs by',
  of: String(userId),
  most: 10,
  seconds: 24 * 60 * 60,
});
