import type { Budget } from '../platform/budgets.ts';
import { clientKeyOf } from '../platform/http/address.ts';

/** A broken page may report again and again: the first reports are enough. */
export const reportsFrom = (address: string): Budget => ({
  name: 'error reports from',
  of: clientKeyOf(address),
  most: 10,
  seconds: 60,
});
