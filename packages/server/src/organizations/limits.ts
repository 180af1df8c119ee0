import type { Budget } from '../platform/budgets.ts';

/** There is one account to look up: nobody needs it often. */
export const bankRevealsBy = ({ userId }: { userId: number }): Budget => ({
  name: 'bank reveals by',
  of: String(userId),
  most: 20,
  seconds: 60 * 60,
});
