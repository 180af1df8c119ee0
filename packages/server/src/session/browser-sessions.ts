import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { sessions } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { endSessions } from './store.ts';

/** Browser sessions of a user in all organisations; API tokens are not devices. */
export const isBrowserSessionOf = (userId: number) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.scopes),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastSeenAt, sql`now() - interval '12 hours'`),
  );

const mostSessions = 50;

/**
 * Ends the sessions of an account beyond the limit, least recently used first, and returns them.
 */
export async function endSurplusSessions(tx: Tx, userId: number): Promise<number[]> {
  const surplus = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(isBrowserSessionOf(userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(mostSessions);
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await endSessions(tx, inArray(sessions.id, ids));
  return ids;
}
