import { lt, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { budgets, organizations, passwordResets, sessions } from './global-tables.ts';
import { idempotencyKeys } from './idempotency.ts';
import { announceEnd } from './live.ts';
import type { Storage } from './storage.ts';
import { asOrganization, type Tx } from './tenancy.ts';

export const ago = (time: string) => sql`now() - ${time}::interval`;

/** What a feature sweeps away, in each organisation in turn. */
export type Sweep = (tx: Tx) => Promise<void>;
type Broom = { sweeps?: Sweep[]; storage?: Storage };

/** What is over is swept away, hour by hour. */
export const sweepTask =
  (pool: Pool, broom: Broom = {}) =>
  async () => {
    const { sweeps = [], storage } = broom;
    await storage?.tidy();
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
      for (const sweep of [sweepKeys, ...sweeps]) await asOrganization(pool, id, sweep);
    }
  };

const sweepKeys: Sweep = async (tx) => {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago('24 hours')));
};
