import { maxOrderEmailsPerDay } from '@sitewright/domain/purchase-orders/rules';
import { day, hour, limitByCompany, limitByUser } from '../platform/rate-limits.ts';

export const dispatchesBy = limitByUser('orders sent by', 100, hour);

/** These emails go out in our name to people who did not request them. */
export const orderLettersOf = limitByCompany('order letters of', maxOrderEmailsPerDay, day);
