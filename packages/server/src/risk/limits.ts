import { sourceOf } from '../platform/address.ts';
import type { Budget } from '../platform/budgets.ts';

/** A whole gang opens the link over one site's Wi-Fi; nobody can guess one however often they try. */
export const briefingLinksFrom = (address: string): Budget => ({
  name: 'briefing links from',
  of: sourceOf(address),
  most: 200,
  seconds: 10 * 60,
});
