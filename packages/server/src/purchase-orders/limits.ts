import type { Actor } from '@sitewright/domain/kernel/access';
import { sourceOf } from '../platform/address.ts';
import type { Budget } from '../platform/budgets.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Letters go out in our name: so many, by whom and of which company. */
export const dispatchLimits = ({ userId, organizationId }: Actor): Budget[] => [
  { name: 'orders sent by', of: String(userId), most: 100, seconds: hour },
  { name: 'orders sent of', of: String(organizationId), most: 1_000, seconds: day },
];

/** A supplier opens their link a few times; whoever guesses needs more tries than there is time for. */
export const linkTriesFrom = (address: string): Budget => ({
  name: 'order links from',
  of: sourceOf(address),
  most: 60,
  seconds: 10 * minute,
});
