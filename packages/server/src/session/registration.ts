import type { Role } from '@sitewright/domain/kernel/access';
import {
  alreadyExists,
  found,
  planSuspended,
  Refused,
  refusedAt,
  refuseIf,
} from '@sitewright/domain/kernel/problem';
import { freeSlug, slugOf } from '@sitewright/domain/kernel/slug';
import { companyNameOf } from '@sitewright/domain/organizations/registered-name';
import type { Registration } from '@sitewright/domain/session/credentials';
import { organizationIdInToken } from '@sitewright/domain/session/membership-rules';
import { emailTaken, invitationSpent } from '@sitewright/domain/session/rules';
import { and, eq, gt, isNotNull, isNull, like, sql } from 'drizzle-orm';
import {
  deleteInvitationsTo,
  isInvitationTo,
  isPendingInvitee,
  lockTeam,
  refuseIfNoSeat,
} from '../organizations/public.ts';
import { invitations, userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { organizations, users } from '../platform/global-tables.ts';
import { hashOf } from '../platform/http/visitor.ts';
import { announce } from '../platform/jobs/live.ts';
import { updateRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { copiedInvitationId, copiedTokenHash, type InvitationLink } from './copied-invitation.ts';
import { endSessionsOf, saveEmailProof } from './store.ts';

type NewUser = Omit<Registration, 'password'> & {
  passwordHash: string;
  mustChangePassword: boolean;
};

/** A new, empty organisation whose administrator is the user who registers. */
export async function registerOrganization(
  tx: Tx,
  { role, company, ...person }: NewUser,
): Promise<void> {
  const userId = await insertUser(tx, person);
  await createOrganization(tx, company ?? companyNameOf(person.name), userId, role);
}

/** Enters the new organisation. */
export async function createOrganization(
  tx: Tx,
  name: string,
  userId: number,
  jobRole: Role = 'Managing Director',
): Promise<number> {
  const slug = await findFreeSlug(tx, slugOf(name, 'company'));
  const [made] = await tx
    .insert(organizations)
    .values({ name, slug, createdBy: userId })
    .returning({ id: organizations.id });
  const { id } = found(made);
  await enterOrganization(tx, id);
  await tx
    .insert(userOrganizations)
    .values({ userId, createdBy: userId, jobRole, isOrganizationAdmin: true });
  return id;
}

/**
 * Joins the organisation that invited them, in the role it chose. The link in the email proves the mailbox; a
 * copied one only creates a new account.
 */
export async function acceptInvitation(
  tx: Tx,
  person: NewUser,
  link: InvitationLink,
  policy: Services['policy'],
): Promise<void> {
  const spent = await spendInvitation(tx, person.email, link);
  const { organizationId, invitation, provesMailbox } = spent;
  await refuseIfNoSeat(tx, { organizationId }, policy);
  const { role: _, company: __, ...account } = person;
  const claimed = provesMailbox ? await claimAccount(tx, account) : undefined;
  const userId = claimed ?? (await insertUser(tx, account));
  if (provesMailbox) await saveEmailProof(tx, userId);
  await tx.update(users).set({ organizationId }).where(eq(users.id, userId));
  const isJoined = await insertMembership(tx, userId, invitation, { isConfirmed: provesMailbox });
  if (!isJoined) throw new Refused(alreadyExists);
  await announce(tx, { entity: 'team', id: userId, action: 'POST' });
}

type Invitation = typeof invitations.$inferSelect;

/**
 * Applies the role of the invitation. An added member already has a membership, which is now
 * accepted; false if it was accepted before. `isConfirmed`: by the owner of the mailbox.
 */
export async function insertMembership(
  tx: Tx,
  userId: number,
  { role: jobRole, isOrganizationAdmin, createdBy }: Invitation,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<boolean> {
  const confirmedAt = isConfirmed ? sql`now()` : null;
  const accepted = { isActive: true, invitedAt: null, confirmedAt };
  const joined = await tx
    .insert(userOrganizations)
    .values({ userId, jobRole, isOrganizationAdmin, createdBy, ...accepted })
    .onConflictDoUpdate({
      target: [userOrganizations.organizationId, userOrganizations.userId],
      set: accepted,
      setWhere: isNotNull(userOrganizations.invitedAt),
    })
    .returning({ id: userOrganizations.id });
  await confirmIntent(tx, userId);
  return joined.length > 0;
}

/** They have said themselves that they want to be here. It is no proof of their mailbox. */
export const confirmIntent = (tx: Tx, userId: number) =>
  updateRow(tx, users, userId, { intentConfirmed: true });

/**
 * Enters the organisation that sent it; using it also uses up its other invitations to this person.
 */
export async function spendInvitation(tx: Tx, email: string, link: InvitationLink) {
  const { organizationId, isOpen, provesMailbox } = await enterByInvitation(tx, email, link);
  // Of two accepted at the same time, the second is refused.
  const { plan } = await lockTeam(tx, { organizationId });
  const [invitation] = await tx
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(isOpen)
    .returning();
  if (!invitation) throw new Refused(invitationSpent);
  refuseIf(plan === 'suspended' ? planSuspended : undefined);
  await deleteInvitationsTo(tx, email);
  return { organizationId, invitation, provesMailbox };
}

/**
 * For an account whose mailbox was unproven: the company that made it may know its password, so the
 * password and every session end here. The memberships stay, for its owner to confirm or leave.
 */
async function claimAccount(
  tx: Tx,
  { passwordHash, email, name, mustChangePassword }: NewAccount,
): Promise<number | undefined> {
  const [user] = await tx
    .update(users)
    .set({
      name,
      mustChangePassword,
      password: passwordHash,
      passwordSetBy: null,
      calendarHash: null,
    })
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNull(users.emailProvenAt),
        // An account that the operator has suspended stays so.
        eq(users.status, 'active'),
        // An invitation must not bypass the second factor.
        isNull(users.twoFactorSince),
      ),
    )
    .returning({ id: users.id });
  if (user) await endSessionsOf(tx, user.id);
  return user?.id;
}

/** In the current organisation: removes the membership and every invitation that leads there. */
export async function declineInvitations(
  tx: Tx,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const places = await tx
    .delete(userOrganizations)
    .where(and(eq(userOrganizations.userId, id), isPendingInvitee))
    .returning({ id: userOrganizations.id });
  return places.length + (await deleteInvitationsTo(tx, email)) > 0;
}

/** Checked before the email: only the invited person may learn whether an account exists. */
export async function refuseUnlessInvited(
  tx: Tx,
  email: string,
  link: InvitationLink,
): Promise<{ provesMailbox: boolean }> {
  const { isOpen, provesMailbox } = await enterByInvitation(tx, email, link);
  if ((await tx.$count(invitations, isOpen)) === 0) throw new Refused(invitationSpent);
  return { provesMailbox };
}

async function enterByInvitation(tx: Tx, email: string, link: InvitationLink) {
  const { isOpen, ...entered } = await enterByToken(tx, link);
  return { ...entered, isOpen: and(isOpen, isInvitationTo(email)) };
}

/** The token starts with the organisation id, which is needed to find its row. */
export async function enterByToken(tx: Tx, link: InvitationLink) {
  const organizationId = organizationIdInToken(link.token);
  await enterOrganization(tx, organizationId);
  const copiedId = copiedInvitationId(link.token);
  const tokenHash =
    copiedId === undefined
      ? hashOf(link.token)
      : await copiedTokenHash(tx, link, { organizationId, id: copiedId });
  const isOpen = and(
    eq(invitations.tokenHash, tokenHash),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, sql`now()`),
  );
  return { organizationId, isOpen, provesMailbox: copiedId === undefined };
}

type NewAccount = Omit<NewUser, 'role' | 'company'>;

async function insertUser(tx: Tx, { passwordHash, ...person }: NewAccount): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({
      ...person,
      username: person.email,
      password: passwordHash,
      intentConfirmed: true,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) throw refusedAt('email', emailTaken);
  return user.id;
}

/** Serialised, or two organisations of one name would get the same slug. */
export async function findFreeSlug(tx: Tx, slug: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('organization slugs'))`);
  const taken = await tx
    .select({ slug: organizations.slug })
    .from(organizations)
    .where(like(organizations.slug, `${slug}%`));
  return freeSlug(
    slug,
    taken.map((row) => row.slug),
  );
}
