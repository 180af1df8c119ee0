import { sourceOf } from '../platform/address.ts';
import type { Budget } from '../platform/budgets.ts';

/** A page that fails may fail again and again; past this, it has told us enough. */
export const reportsFrom = (address: string): Budget => ({
  name: 'error reports from',
  of: sourceOf(address),
  most: 10,
  seconds: 60,
});
