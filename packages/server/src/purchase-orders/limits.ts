import type { Actor } from '@sitewright/domain/kernel/access';
import { maxOrderEmailsPerDay } from '@sitewright/domain/purchase-orders/rules';
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

/** These emails go out in our name to people who did not request them. */
export const orderLettersOf = ({ organizationId }: Actor): Budget => ({
  name: 'order letters of',
  of: String(organizationId),
  most: maxOrderEmailsPerDay,
  seconds: day,
});
