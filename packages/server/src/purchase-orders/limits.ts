import type { Actor } from '@sitewright/domain/kernel/access';
import { mostLettersADay } from '@sitewright/domain/purchase-orders/rules';
import { sourceOf } from '../platform/address.ts';
import type { Budget } from '../platform/budgets.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const dispatchesBy = ({ userId }: Actor): Budget => ({
  name: 'orders sent by',
  of: String(userId),
  most: 100,
  seconds: hour,
});

/** They go out in our name, to people who did not ask for them. */
export const orderLettersOf = ({ organizationId }: Actor): Budget => ({
  name: 'order letters of',
  of: String(organizationId),
  most: mostLettersADay,
  seconds: day,
});

/** A supplier opens their link a few times; whoever guesses needs more tries than there is time for. */
export const linkTriesFrom = (address: string): Budget => ({
  name: 'order links from',
  of: sourceOf(address),
  most: 60,
  seconds: 10 * minute,
});
