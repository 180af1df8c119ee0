import { lt, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { budgets, organizations, passwordResets, sessions } from './global-tables.ts';
import { idempotencyKeys } from './idempotency.ts';
import { announceEnd } from './live.ts';
import { asOrganization } from './tenancy.ts';

const ago = (time: string) => sql`now() - ${time}::interval`;

/** What is over is swept away, hour by hour. */
export const sweepTask = (pool: Pool) => async () => {
  const all = await asOrganization(pool, undefined, async (tx) => {
    const isIdle = lt(sessions.lastSeenAt, ago('12 hours'));
    const isOver = or(lt(sessions.expiresAt, sql`now()`), isIdle);
    const ended = await tx.delete(sessions).where(isOver).returning({ id: sessions.id });
    await announceEnd(
      tx,
      ended.map(({ id }) => id),
    );
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
    await tx.delete(budgets).where(lt(budgets.endsAt, ago('1 day')));
    return tx.select({ id: organizations.id }).from(organizations);
  });
  for (const { id } of all) {
    await asOrganization(pool, id, (tx) =>
      tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago('24 hours'))),
    );
  }
};
