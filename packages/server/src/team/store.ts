import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { Member, MemberChanges } from '@sitewright/domain/team/member';
import type { MemberStatus } from '@sitewright/domain/team/member-values';
import { changedMember } from '@sitewright/domain/team/rules';
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { emailChanges, users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockAccount } from '../session/public.ts';
import { pictureUrlOf } from '../settings/public.ts';

const status = sql<MemberStatus>`case
  when ${userOrganizations.invitedAt} is not null then 'invited'
  when ${userOrganizations.isActive} and ${users.status} = 'active' then 'active'
  else 'suspended' end`;

const rows = (tx: Tx) =>
  tx
    .select({
      account: users,
      membership: userOrganizations,
      status,
      otherMemberships: sql<number>`other_memberships(${users.id})`,
      pendingEmail: emailChanges.email,
    })
    .from(userOrganizations)
    .innerJoin(users, eq(users.id, userOrganizations.userId))
    .leftJoin(
      emailChanges,
      and(
        eq(emailChanges.userId, users.id),
        // Another company may have asked for it, before they came here.
        eq(emailChanges.organizationId, userOrganizations.organizationId),
        gt(emailChanges.expiresAt, sql`now()`),
      ),
    );

type Row = Awaited<ReturnType<typeof rows>>[number];

/** With what an invitation does not say: whose account it is, where that is reached, whether it belongs elsewhere. */
export type StoredMember = Member & {
  accountId: number;
  accountEmail: string;
  isElsewhere: boolean;
};

/** What they hold, they hold again when they are no longer suspended. */
function toMember({ account, membership, ...row }: Row): StoredMember {
  const held = effectiveRole({ status: 'active' }, { ...membership, isActive: true });
  // A person who was invited with an account of their own has not accepted anything yet.
  const isOwnAccount = membership.invitedAt !== null && !membership.isActive;
  const isElsewhere = row.otherMemberships > 0 || isOwnAccount;
  return {
    id: membership.id,
    accountId: account.id,
    accountEmail: account.email,
    isElsewhere,
    role: held?.role ?? 'Viewer',
    accountRole: membership.jobRole,
    isOrganizationAdmin: held?.isOrganizationAdmin ? 'yes' : 'no',
    status: row.status,
    joinedAt: membership.createdAt.toISOString(),
    ...(row.status === 'invited' ? asInvited(membership) : asAccount(account)),
    isShared: isElsewhere && row.status !== 'invited',
    pendingEmail: row.status === 'invited' ? null : row.pendingEmail,
  };
}

/** The same for a new account and for one that was there before: only what was typed. */
const asInvited = ({ invitedName, invitedEmail }: Row['membership']) => ({
  userId: null,
  username: invitedEmail ?? '',
  name: invitedName ?? '',
  email: invitedEmail ?? '',
  profilePicture: null,
  mustChangePassword: true,
  hasTwoFactor: false,
  lastLoginAt: null,
});

const asAccount = (account: Row['account']) => ({
  userId: account.id,
  username: account.username,
  name: account.name,
  email: account.email,
  profilePicture: pictureUrlOf(account),
  mustChangePassword: account.mustChangePassword,
  hasTwoFactor: account.twoFactorSince !== null,
  lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
});

/** As the rules see them. */
export const subjectOf = (member: StoredMember) => ({
  ...member,
  isOrganizationAdmin: member.isOrganizationAdmin === 'yes',
  isShared: member.isElsewhere,
});

type Query = { limit: number; cursor?: number | undefined; status?: MemberStatus | undefined };

export async function listMembers(tx: Tx, query: Query): Promise<Page<Member>> {
  const { limit, cursor } = query;
  const found = await rows(tx)
    .where(
      and(
        cursor === undefined ? undefined : lt(userOrganizations.id, cursor),
        query.status && eq(status, query.status),
      ),
    )
    .orderBy(desc(userOrganizations.id))
    .limit(limit + 1);
  return pageOf(found.map(toMember), limit);
}

const isIt = (memberId: number): SQL => eq(userOrganizations.id, memberId);

export async function findMember(tx: Tx, memberId: number): Promise<StoredMember> {
  const [row] = await rows(tx).where(isIt(memberId));
  return toMember(found(row));
}

/**
 * Comes first where a company decides over an account: until its transaction ends the account joins no other
 * company, whose account it then would be too.
 */
export async function lockAccountOf(tx: Tx, memberId: number): Promise<void> {
  const { accountId } = await findMember(tx, memberId);
  await lockAccount(tx, accountId);
}

/** Active or suspended; a person who was only invited or added has not come yet. */
export async function hasJoined(tx: Tx, userId: number): Promise<boolean> {
  const isTheirs = and(eq(userOrganizations.userId, userId), isNull(userOrganizations.invitedAt));
  return (await tx.$count(userOrganizations, isTheirs)) > 0;
}

type NewMember = {
  userId: number;
  jobRole: string;
  /** A new account may enter at once; one that was there before once it accepts. */
  isActive: boolean;
  invitedName: string;
  invitedEmail: string;
  createdBy: number;
};

/** Undefined where they are in the team already. */
export async function insertMember(tx: Tx, member: NewMember): Promise<StoredMember | undefined> {
  const [made] = await tx
    .insert(userOrganizations)
    .values({ ...member, invitedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: userOrganizations.id });
  return made && findMember(tx, made.id);
}

type NewAccount = typeof users.$inferInsert;

/** Undefined where the email or the username is taken. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<number | undefined> {
  const [made] = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made?.id;
}

/** Role, flag and status are the membership's; the name is the account's. */
export async function saveMember(
  tx: Tx,
  member: StoredMember,
  changes: MemberChanges,
  { userId }: { userId: number },
): Promise<StoredMember> {
  const { accountRole, isOrganizationAdmin } = changedMember(subjectOf(member), changes);
  const { name, mustChangePassword } = changes;
  const isRaised = changes.role !== undefined || changes.isOrganizationAdmin !== undefined;
  await tx
    .update(userOrganizations)
    .set({
      jobRole: accountRole,
      isOrganizationAdmin: isOrganizationAdmin && accountRole !== 'admin',
      ...(changes.role && { role: 'member' }),
      ...(changes.status && { isActive: changes.status === 'active' }),
      ...(member.status === 'invited' && name && { invitedName: name }),
      // What they are invited to be is now this colleague's offer, and ends with their rights.
      ...(member.status === 'invited' && isRaised && { createdBy: userId }),
    })
    .where(isIt(member.id));
  // A company that shares the account with others changes nothing of it.
  if (!member.isElsewhere && (name || mustChangePassword))
    await tx.update(users).set({ name, mustChangePassword }).where(eq(users.id, member.accountId));
  return findMember(tx, member.id);
}

/**
 * For one sign-in: they choose their own with it. Somebody else knows it, so the mailbox has to be proven again
 * before the account joins another company or gets two-factor sign-in.
 */
export const saveGivenPassword = (tx: Tx, userId: number, password: string, by: number) =>
  tx
    .update(users)
    .set({
      password,
      mustChangePassword: true,
      passwordGivenBy: by,
      emailProvenAt: null,
      calendarHash: null,
    })
    .where(eq(users.id, userId));

/** Their records stay under their name, and so does their account. */
export const deleteMember = (tx: Tx, { id }: Member) =>
  tx.delete(userOrganizations).where(isIt(id));
