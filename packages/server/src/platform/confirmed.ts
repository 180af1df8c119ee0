import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import { confirmationDue, confirmationSeconds } from '@sitewright/domain/session/confirmation';
import { and, eq, gt, sql } from 'drizzle-orm';
import { rateLimitCounters } from './global-tables.ts';
import type { Tx } from './tenancy.ts';

type Session = Pick<Actor, 'sessionId'>;

/** Stored with the limits: it counts nothing, but expires in the same way. */
export const confirmationOf = ({ sessionId }: Session) => `confirmed session:${sessionId}`;

/** The user has just given their password. */
export async function noteConfirmation(tx: Tx, session: Session): Promise<Date> {
  const endsAt = sql`now() + make_interval(secs => ${confirmationSeconds})`;
  const [row] = await tx
    .insert(rateLimitCounters)
    .values({ key: confirmationOf(session), spent: 0, endsAt })
    .onConflictDoUpdate({ target: rateLimitCounters.key, set: { endsAt } })
    .returning();
  return row?.endsAt ?? new Date();
}

/** Actions that an unattended session must not allow. */
export async function refuseUnlessConfirmed(tx: Tx, session: Session): Promise<void> {
  const isConfirmed = and(
    eq(rateLimitCounters.key, confirmationOf(session)),
    gt(rateLimitCounters.endsAt, sql`now()`),
  );
  if ((await tx.$count(rateLimitCounters, isConfirmed)) === 0) throw new Refused(confirmationDue);
}
