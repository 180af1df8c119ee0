import { and, eq, gt, sql } from 'drizzle-orm';
import { passwordResets } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';

type Reset = typeof passwordResets.$inferInsert;

export const saveResetCode = (tx: Tx, { userId, ...reset }: Reset) =>
  tx
    .insert(passwordResets)
    .values({ userId, ...reset })
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset });

const isInTime = (userId: number, now: Date) =>
  and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, now));

/** Includes a code without tries left, which is valid on known devices only. */
export async function findResetCode(tx: Tx, userId: number, now: Date) {
  const [reset] = await tx.select().from(passwordResets).where(isInTime(userId, now)).for('update');
  return reset;
}

/** Uses up one try; false when there is no code, or no try left. */
export async function spendTry(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const spent = await tx
    .update(passwordResets)
    .set({ triesLeft: sql`${passwordResets.triesLeft} - 1` })
    .where(and(isInTime(userId, now), gt(passwordResets.triesLeft, 0)))
    .returning({ userId: passwordResets.userId });
  return spent.length > 0;
}

/** True for the first request only: a code works once. */
export async function spendCode(tx: Tx, userId: number, codeHash: string): Promise<boolean> {
  const isIt = and(eq(passwordResets.userId, userId), eq(passwordResets.codeHash, codeHash));
  return (await tx.delete(passwordResets).where(isIt).returning()).length > 0;
}
