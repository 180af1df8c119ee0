import { and, isNull, lt, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { passwordResets, rateLimitCounters, sessions, twoFactorResets } from '../global-tables.ts';
import { idempotencyKeys } from '../idempotency.ts';
import { asOrganization, type Tx } from '../tenancy.ts';
import { announceEnd } from './live.ts';
import { organizationIds, runSequentially, throwIfAny } from './rounds.ts';

export const agoSql = (time: string) => sql`now() - ${time}::interval`;

/** What a feature deletes once it has expired, in each organisation in turn. */
export type Sweep = (tx: Tx) => Promise<void>;
type SweepOptions = { sweeps?: Sweep[] };

/** Every hour: deletes what has expired. */
export const sweepTask =
  (pool: Pool, sweepOptions: SweepOptions = {}) =>
  async () => {
    const { sweeps = [] } = sweepOptions;
    const all = await asOrganization(pool, undefined, async (tx) => {
      // A token for programs is never idle.
      const isIdle = and(isNull(sessions.scopes), lt(sessions.lastSeenAt, agoSql('12 hours')));
      const isOver = or(lt(sessions.expiresAt, sql`now()`), isIdle);
      const ended = await tx.delete(sessions).where(isOver).returning({ id: sessions.id });
      await announceEnd(
        tx,
        ended.map(({ id }) => id),
      );
      await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
      await tx.delete(twoFactorResets).where(lt(twoFactorResets.expiresAt, sql`now()`));
      await tx.delete(rateLimitCounters).where(lt(rateLimitCounters.endsAt, agoSql('1 day')));
      return organizationIds(tx);
    });
    const work = all.flatMap((id) => [sweepKeys, ...sweeps].map((sweep) => ({ id, sweep })));
    const failures = await runSequentially(work, ({ id, sweep }) =>
      asOrganization(pool, id, sweep),
    );
    throwIfAny(failures, 'The clean-up failed for some organisations.');
  };

const sweepKeys: Sweep = async (tx) => {
  const { createdAt, expiresAt, answer } = idempotencyKeys;
  await tx.delete(idempotencyKeys).where(lt(expiresAt, sql`now()`));
  // A phone that comes back after weeks only asks for the id of what it created.
  const onlyId = sql`case jsonb_typeof(${answer})
    when 'object' then jsonb_build_object('id', ${answer} -> 'id') else '[]'::jsonb end`;
  await tx
    .update(idempotencyKeys)
    .set({ answer: onlyId })
    .where(and(lt(createdAt, agoSql('24 hours')), sql`${answer} <> ${onlyId}`));
};
