import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { Member, MemberChanges } from '@sitewright/domain/team/member';
import type { MemberStatus } from '@sitewright/domain/team/member-values';
import { changedMember } from '@sitewright/domain/team/rules';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { emailChanges, users } from '../platform/global-tables.ts';
import { newestPage } from '../platform/rows.ts';
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
      id: userOrganizations.id,
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
        // Another company may have requested the change before they joined here.
        eq(emailChanges.organizationId, userOrganizations.organizationId),
        gt(emailChanges.expiresAt, sql`now()`),
      ),
    );

type Row = Awaited<ReturnType<typeof rows>>[number];

/**
 * Adds what an invitation does not disclose: the account's company, its address, other memberships.
 */
export type StoredMember = Member & {
  accountId: number;
  accountEmail: string;
  isElsewhere: boolean;
};

/** A suspended member keeps their role for when they return. */
function toMember({ account, membership, ...row }: Row): StoredMember {
  const held = effectiveRole({ status: 'active' }, { ...membership, isActive: true });
  // A person invited with an existing account has not accepted anything yet.
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

/** Equal for a new and an existing account: only what was typed. */
const asInvited = ({ invitedName, invitedEmail }: Row['membership']) => ({
  userId: null,
  username: invitedEmail ?? '',
  name: invitedName ?? '',
  email: invitedEmail ?? '',
  profilePicture: null,
  mustChangePassword: true,
  hasTwoFactor: false,
  intentConfirmed: false,
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
  intentConfirmed: account.intentConfirmed,
  lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
});

/** In the form that the domain rules use. */
export const subjectOf = (member: StoredMember) => ({
  ...member,
  isOrganizationAdmin: member.isOrganizationAdmin === 'yes',
  isShared: member.isElsewhere,
});

type Query = PageQuery & { status?: MemberStatus | undefined };

export async function listMembers(tx: Tx, query: Query): Promise<Page<Member>> {
  const hasStatus = query.status && eq(status, query.status);
  return (await newestPage(rows(tx), userOrganizations, query, hasStatus)).map(toMember);
}

const isIt = (memberId: number): SQL => eq(userOrganizations.id, memberId);

export async function findMember(tx: Tx, memberId: number): Promise<StoredMember> {
  const [row] = await rows(tx).where(isIt(memberId));
  return toMember(found(row));
}

/**
 * Locks the account first where a company decides over it, so that the account cannot join another
 * company until the commit.
 */
export async function lockAccountOf(tx: Tx, memberId: number): Promise<void> {
  const { accountId } = await findMember(tx, memberId);
  await lockAccount(tx, accountId);
}

/** Active or suspended; an invited or added person has not accepted yet. */
export async function hasJoined(tx: Tx, userId: number): Promise<boolean> {
  const isAccepted = and(eq(userOrganizations.userId, userId), isNull(userOrganizations.invitedAt));
  return (await tx.$count(userOrganizations, isAccepted)) > 0;
}

type NewMember = {
  userId: number;
  jobRole: string;
  /** A new account may enter at once; an existing one after accepting. */
  isActive: boolean;
  invitedName: string;
  invitedEmail: string;
  createdBy: number;
};

/** Undefined where they are already in the team. */
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
      // The invitation now counts as this colleague's, and ends with their rights.
      ...(member.status === 'invited' && isRaised && { createdBy: userId }),
    })
    .where(isIt(member.id));
  // A company that shares the account with others changes nothing of it.
  if (!member.isElsewhere && (name || mustChangePassword))
    await tx.update(users).set({ name, mustChangePassword }).where(eq(users.id, member.accountId));
  return findMember(tx, member.id);
}

/**
 * For one sign-in: they choose their own password with it. Another person knows it, so the mailbox
 * has to be proven again before the account joins another company or gets two-factor sign-in.
 */
export const saveGivenPassword = (tx: Tx, userId: number, password: string, by: number) =>
  tx
    .update(users)
    .set({
      password,
      mustChangePassword: true,
      passwordSetBy: by,
      emailProvenAt: null,
      calendarHash: null,
    })
    .where(eq(users.id, userId));

/** Their records and their account stay. */
export const deleteMember = (tx: Tx, { id }: Member) =>
  tx.delete(userOrganizations).where(isIt(id));
