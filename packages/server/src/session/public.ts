import type { Role } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { slugOf } from '@sitewright/domain/kernel/slug';
import { and, eq, isNull } from 'drizzle-orm';
import { invitations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { organizations, sessions, users } from '../platform/global-tables.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { announceEnd } from '../platform/jobs/live.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { copiedTokenOf } from './copied-invitation.ts';
import { twoFactorChangedLetter } from './letters.ts';
import { hashPassword, refuseIfCommon } from './passwords.ts';
import { findFreeSlug } from './registration.ts';
import { sendResetCodeWith } from './reset-code-emails.ts';
import {
  type Account,
  endSessions,
  endSessionsOf,
  enterAccount,
  findUser,
  isEmailTaken,
  lockUser,
  matchesEmailOrName,
  saveEmailProof,
} from './store.ts';
import { removeTwoFactor } from './two-factor-store.ts';

type Choice = { password: string; email: string; name: string };

/** A password that a user sets for a colleague, under the same rules as their own. */
export async function hashGivenPassword(
  choice: Choice,
  { PASSWORD_POLICY }: Pick<Services['policy'], 'PASSWORD_POLICY'>,
  { address }: Pick<Visitor, 'address'>,
): Promise<string> {
  await refuseIfCommon(PASSWORD_POLICY, { field: 'password', ...choice });
  return hashPassword(choice.password, address);
}

/** Whether the address is in use as an email or a user name. */
export const hasAccount = (tx: Tx, email: string): Promise<boolean> => isEmailTaken(tx, email);

/** They sign in to accept an invitation; other people register, and so set a password. */
export const hasProvenAccount = (tx: Tx, email: string): Promise<boolean> =>
  isEmailTaken(tx, email, { isInvited: true });

/** The page behind it says whether to register or to sign in. */
export const addressOfCopiedLink = (
  { secrets, publicUrl }: Pick<Services, 'secrets' | 'publicUrl'>,
  invitation: Parameters<typeof copiedTokenOf>[1],
): string =>
  `${publicUrl}/auth?admin=true&tab=register&invitation=${copiedTokenOf(secrets, invitation)}`;

/** Ends their sessions in this organisation from the next request on. */
export const signOut = (
  tx: Tx,
  userId: number,
  { organizationId }: { organizationId: number },
): Promise<void> =>
  endSessions(tx, and(eq(sessions.userId, userId), eq(sessions.organizationId, organizationId)));

/**
 * After a change of role: each of their browsers here gets a new token with its next request, and
 * open live streams end at once, to restart with the new permissions.
 */
export async function renewSessions(
  tx: Tx,
  userId: number,
  { organizationId }: { organizationId: number },
): Promise<void> {
  const theirs = await tx
    .update(sessions)
    .set({ isRenewalDue: true })
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.organizationId, organizationId),
        isNull(sessions.scopes),
      ),
    )
    .returning({ id: sessions.id });
  await announceEnd(
    tx,
    theirs.map(({ id }) => id),
  );
}

export const signOutEverywhere = endSessionsOf;

/** Removes two-factor sign-in after the person confirmed it by email, and emails them. */
export const dropTwoFactorWith =
  ({ queueEmail }: Pick<Services, 'queueEmail'>) =>
  async (tx: Tx, { id, email }: { id: number; email: string }): Promise<void> => {
    await removeTwoFactor(tx, id);
    await saveEmailProof(tx, id);
    await queueEmail(tx, await twoFactorChangedLetter(tx, email, 'removed'));
  };

/**
 * Emails a code with which a user resets their own password. The administrator who requests it has
 * a separate budget, which cannot be used up by knowing the address.
 */
export const resetCodesBy = sendResetCodeWith;

/** Locked until the commit. Enters the organisation that they last used. */
export async function enterAccountById(tx: Tx, userId: number): Promise<Account | undefined> {
  const { username } = await findUser(tx, userId);
  return enterAccount(tx, username, { isLocked: true });
}

/**
 * Since the request they may have joined, left or been invited by another company: that ends the
 * requester's authority.
 */
export const belongsOnlyTo = (account: Account, organizationId: number | null): boolean =>
  account.memberships === 1 && !account.isInvited && account.organizationId === organizationId;

/** Locked until the commit, so that the account joins no other company meanwhile. */
export async function lockAccount(tx: Tx, userId: number): Promise<void> {
  await lockUser(tx, userId);
}

/** The account that has the address; undefined where there is none. */
export async function findAccountId(tx: Tx, email: string): Promise<number | undefined> {
  const [row] = await tx.select({ id: users.id }).from(users).where(matchesEmailOrName(email));
  return row?.id;
}

type Founding = {
  company: string;
  email: string;
  name: string;
  role: Role;
  makeToken: (organizationId: number) => { tokenHash: string; expiresAt: Date };
};

/** Creates an empty organisation and invites its administrator, then re-enters the current one; the invitation. */
export async function inviteFounder(
  tx: Tx,
  { company, email, name, role, makeToken }: Founding,
  { userId, organizationId }: { userId: number; organizationId: number },
): Promise<{ organizationId: number; id: number; tokenHash: string }> {
  const slug = await findFreeSlug(tx, slugOf(company, 'company'));
  const [made] = await tx
    .insert(organizations)
    .values({ name: company, slug, createdBy: userId })
    .returning({ id: organizations.id });
  const { id } = found(made);
  await enterOrganization(tx, id);
  const [invitation] = await tx
    .insert(invitations)
    .values({ email, name, role, isOrganizationAdmin: true, ...makeToken(id) })
    .returning({ id: invitations.id, tokenHash: invitations.tokenHash });
  await enterOrganization(tx, organizationId);
  return { organizationId: id, ...found(invitation) };
}
