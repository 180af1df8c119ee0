import type { Category } from '@sitewright/domain/notifications/notification-values';
import {
  isChannelOn,
  isQuietTime,
  readChoices,
} from '@sitewright/domain/notifications/preferences';
import { and, eq, inArray, like, notLike, or } from 'drizzle-orm';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findApiAccess as findAccess, pictureUrlOf as urlOf } from './store.ts';

/** The address of a picture; the storage key is never part of a response. */
export const pictureUrlOf = urlOf;

/** Whether the organisation lets programs in. */
export const findApiAccess = findAccess;

/**
 * Ends a user's calendar link; where a company is given, only a link to the dates of that one. A
 * link from before the company was stored with it may be that one, and ends too.
 */
export const endCalendarLink = (tx: Tx, userId: number, company?: { organizationId: number }) => {
  const opens = ({ organizationId }: { organizationId: number }) =>
    or(like(users.calendarHash, `${organizationId}.%`), notLike(users.calendarHash, '%.%'));
  return tx
    .update(users)
    .set({ calendarHash: null })
    .where(and(eq(users.id, userId), company && opens(company)));
};

/** Those of these people who want an instant email about it. */
export async function wantImmediateEmail<P extends { userId: number }>(
  tx: Tx,
  people: readonly P[],
  category: Category,
  now: Date,
): Promise<P[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ userId }) => userId);
  const rows = await tx
    .select({ userId: users.id, preferences: users.preferences })
    .from(users)
    .where(inArray(users.id, ids));
  const wanting = rows.flatMap(({ userId, preferences }) => {
    const choices = readChoices(preferences);
    return isChannelOn(choices, category, 'email') && !isQuietTime(choices, now) ? [userId] : [];
  });
  return people.filter(({ userId }) => wanting.includes(userId));
}
