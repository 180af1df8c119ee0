import { randomInt } from 'node:crypto';
import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import type { TwoFactor } from '@sitewright/domain/session/two-factor-api';
import {
  parseTypedCode,
  recoveryCodeCount,
  recoveryCodeText,
  recoveryLength,
  recoveryLetters,
} from '@sitewright/domain/session/two-factor-code';
import { isTwoFactorRequired } from '@sitewright/domain/session/two-factor-rules';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import {
  sessions,
  twoFactorRecoveryCodes,
  twoFactorResets,
  users,
} from '../platform/global-tables.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findUser, listMemberships } from './store.ts';
import { stepOfCode } from './totp.ts';

type Protected = Pick<
  typeof users.$inferSelect,
  'id' | 'twoFactorSecret' | 'twoFactorSince' | 'twoFactorStep'
>;

/** A correct code; it counts once `spendProof` has used it up. */
export type CodeProof = { step: number } | { codeHash: string };

const recoveryHash = ({ keyedHash }: Secrets, userId: number, code: string): string =>
  keyedHash(`recovery code ${userId} ${code}`);

/** Undefined when the code is wrong or was used before. */
export async function findProof(
  tx: Tx,
  secrets: Secrets,
  account: Protected,
  { code: text, now }: { code: string; now: Date },
): Promise<CodeProof | undefined> {
  const typed = parseTypedCode(text);
  if (!typed || !account.twoFactorSecret) return;
  if (typed.kind === 'app') {
    const step = stepOfCode(secrets.unseal(account.twoFactorSecret), typed.code, now);
    return step !== undefined && step > (account.twoFactorStep ?? 0) ? { step } : undefined;
  }
  const codeHash = recoveryHash(secrets, account.id, typed.code);
  const isThere = (await tx.$count(twoFactorRecoveryCodes, isUnused(account.id, codeHash))) > 0;
  return isThere ? { codeHash } : undefined;
}

const isUnused = (userId: number, codeHash: string) =>
  and(
    eq(twoFactorRecoveryCodes.userId, userId),
    eq(twoFactorRecoveryCodes.codeHash, codeHash),
    isNull(twoFactorRecoveryCodes.usedAt),
  );

/** True for one request only: of two with the same code, the second finds it used. */
export async function spendProof(tx: Tx, userId: number, proof: CodeProof): Promise<boolean> {
  if ('step' in proof) {
    const isNewer = or(isNull(users.twoFactorStep), lt(users.twoFactorStep, proof.step));
    const spent = await tx
      .update(users)
      .set({ twoFactorStep: proof.step })
      .where(and(eq(users.id, userId), isNewer))
      .returning({ id: users.id });
    return spent.length > 0;
  }
  const spent = await tx
    .update(twoFactorRecoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(isUnused(userId, proof.codeHash))
    .returning({ id: twoFactorRecoveryCodes.id });
  return spent.length > 0;
}

export const countRecoveryCodes = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(
    twoFactorRecoveryCodes,
    and(eq(twoFactorRecoveryCodes.userId, userId), isNull(twoFactorRecoveryCodes.usedAt)),
  );

/** Whether one of their organisations requires it for their role there. */
async function isRequiredOf(tx: Tx, userId: number): Promise<boolean> {
  const memberships = await listMemberships(tx, userId);
  return memberships.some(({ membership, twoFactorRoles }) => {
    const authority = effectiveRole({ status: 'active' }, membership);
    return authority !== undefined && isTwoFactorRequired(authority, twoFactorRoles);
  });
}

export async function findTwoFactor(tx: Tx, userId: number): Promise<TwoFactor> {
  const { twoFactorSince } = await findUser(tx, userId);
  return {
    isOn: twoFactorSince !== null,
    since: twoFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(tx, userId),
    isRequired: await isRequiredOf(tx, userId),
  };
}

/** Their API tokens in all of their companies. */
export async function listTokenNames(tx: Tx, userId: number): Promise<string[]> {
  const isLive = and(isNotNull(sessions.scopes), gt(sessions.expiresAt, sql`now()`));
  const rows = await tx
    .select({ name: sessions.name })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(sessions.id);
  return rows.map(({ name }) => name ?? '');
}

type Changes = Partial<Omit<Protected, 'id'>>;

export const saveTwoFactor = (tx: Tx, userId: number, changes: Changes) =>
  tx.update(users).set(changes).where(eq(users.id, userId));

const newRecoveryCode = (): string =>
  Array.from(
    { length: recoveryLength },
    () => recoveryLetters[randomInt(recoveryLetters.length)],
  ).join('');

/** Ten new codes, shown once; earlier ones become invalid. */
export async function replaceRecoveryCodes(
  tx: Tx,
  secrets: Secrets,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insert(twoFactorRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(secrets, userId, code) })));
  return codes.map(recoveryCodeText);
}

const deleteRecoveryCodes = (tx: Tx, userId: number) =>
  tx.delete(twoFactorRecoveryCodes).where(eq(twoFactorRecoveryCodes.userId, userId));

/** A link that an administrator requested removes nothing that was set up after it. */
export const deleteTwoFactorReset = (tx: Tx, userId: number) =>
  tx.delete(twoFactorResets).where(eq(twoFactorResets.userId, userId));

/** From now on the account needs only the password to sign in. */
export async function removeTwoFactor(tx: Tx, userId: number): Promise<void> {
  await saveTwoFactor(tx, userId, {
    twoFactorSecret: null,
    twoFactorSince: null,
    twoFactorStep: null,
  });
  await deleteRecoveryCodes(tx, userId);
  await deleteTwoFactorReset(tx, userId);
}
