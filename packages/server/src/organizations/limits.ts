import type { Budget } from '../platform/budgets.ts';

/** There is one account to look up, so few requests are needed. */
export const bankRevealsBy = ({ userId }: { userId: number }): Budget => ({
  name: 'bank reveals by',
  of: String(userId),
  most: 20,
  seconds: 60 * 60,
});
