import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { emailChangeSpent } from '@sitewright/domain/session/membership-rules';
import { emailTaken } from '@sitewright/domain/session/rules';
import { teamApi } from '@sitewright/domain/team/api';
import { usesTwoFactor } from '@sitewright/domain/team/rules';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import {
  canStillManageAccount,
  deleteInvitationsTo,
  findCompanyName,
  lockTeam,
} from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import { emailChanges, users } from '../platform/global-tables.ts';
import type { Serve } from '../platform/http/serve.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { belongsOnlyTo, enterAccountById, hasAccount } from '../session/public.ts';
import { emailChangeLetter, emailConfirmationLetter } from './letters.ts';
import { accountEmailBudget, confirmationsFrom } from './limits.ts';
import type { StoredMember } from './store.ts';

const sevenDays = 7 * 24 * 60 * 60 * 1000;

type Changing = { tx: Tx; actor: Pick<Actor, 'userId' | 'organizationId'>; now: Date };

/**
 * The address changes once the new mailbox confirms; the old one is emailed at once. Whether the
 * new address already has an account is disclosed only to its mailbox, where the link is refused.
 */
export const changeEmailWith = (services: Services) => {
  const { queueEmail, publicUrl } = services;
  const spend = accountEmailBudget(services);
  return async ({ tx, actor, now }: Changing, member: StoredMember, email: string) => {
    const { accountEmail } = member;
    if (email.toLowerCase() === accountEmail.toLowerCase())
      return void (await deleteChange(tx, member.accountId));
    // Otherwise an administrator could move the account to their own mailbox and reset two-factor
    // there.
    if (member.hasTwoFactor) throw refusedAt('email', usesTwoFactor);
    await spend(tx, actor, accountEmail, email);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + sevenDays);
    const { organizationId, userId: requestedBy } = actor;
    const change = { email, organizationId, requestedBy, tokenHash: hashOf(token), expiresAt };
    await tx
      .insert(emailChanges)
      .values({ userId: member.accountId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    const company = await findCompanyName(tx, actor);
    const link = `${publicUrl}/confirm-email?token=${token}`;
    await queueEmail(tx, await emailConfirmationLetter(tx, { to: email, company, link }));
    await queueEmail(tx, await emailChangeLetter(tx, { to: accountEmail, email, company }));
  };
};

/** The account keeps the address it has. */
const deleteChange = (tx: Tx, userId: number) =>
  tx.delete(emailChanges).where(eq(emailChanges.userId, userId));

/** Used up at once; undefined when expired or absent. */
async function takeChange(tx: Tx, token: string) {
  const isOpen = and(
    eq(emailChanges.tokenHash, hashOf(token)),
    gt(emailChanges.expiresAt, sql`now()`),
  );
  const [change] = await tx.delete(emailChanges).where(isOpen).returning();
  return change;
}

type Change = typeof emailChanges.$inferSelect;

async function mayRequesterStillChange(tx: Tx, { userId, organizationId, requestedBy }: Change) {
  if (organizationId === null) return false;
  await lockTeam(tx, { organizationId });
  return canStillManageAccount(tx, { by: requestedBy, over: userId });
}

const isOf = (userId: number) => eq(userOrganizations.userId, userId);

export function emailChangeRoutes(serve: Serve, { rateLimits }: Services) {
  serve(
    teamApi.confirmEmail,
    ({ visitor, inOwnTx }) => rateLimits.consume(inOwnTx, confirmationsFrom(visitor.address)),
    async ({ tx, body, record }) => {
      const change = await takeChange(tx, body.token);
      const account = change && (await enterAccountById(tx, change.userId));
      if (!account) throw new Refused(emailChangeSpent);
      // With two-factor sign-in only the owner may change the address.
      const isOver =
        !belongsOnlyTo(account, change.organizationId) || account.twoFactorSince !== null;
      refuseIf(
        isOver || !(await mayRequesterStillChange(tx, change)) ? emailChangeSpent : undefined,
      );
      const { email } = change;
      if (await hasAccount(tx, email)) throw refusedAt('token', emailTaken);
      const username = account.username === account.email ? email : account.username;
      // The company may know the password, so proving the new mailbox requires a new one.
      // An invitation to the former address would lead back after a removal.
      await deleteInvitationsTo(tx, account.email);
      await tx
        .update(users)
        .set({ email, username, emailProvenAt: null })
        .where(eq(users.id, account.id));
      // The team shows this one of a person who has not signed in yet.
      await tx
        .update(userOrganizations)
        .set({ invitedEmail: email })
        .where(and(isOf(account.id), isNotNull(userOrganizations.invitedEmail)));
      await record({ actor: { userId: account.id, username }, endpoint: teamApi.confirmEmail });
      return { email };
    },
  );
}
