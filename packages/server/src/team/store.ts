import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { Member, MemberChanges } from '@sitewright/domain/team/member';
import type { MemberStatus } from '@sitewright/domain/team/member-words';
import { changedMember } from '@sitewright/domain/team/rules';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { pictureUrlOf } from '../settings/for-others.ts';

const rows = (tx: Tx) =>
  tx
    .select({ account: users, membership: userOrganizations })
    .from(userOrganizations)
    .innerJoin(users, eq(users.id, userOrganizations.userId));

type Row = Awaited<ReturnType<typeof rows>>[number];

/** Who somebody is here; what they hold, they hold again when they are no longer suspended. */
function toMember({ account, membership }: Row): Member {
  const isHome = account.organizationId === membership.organizationId;
  const isFlagged = account.isOrganizationAdmin === 'yes';
  const held = effectiveRole(
    { ...account, status: 'active', isOrganizationAdmin: isFlagged },
    { ...membership, isActive: true },
  );
  const isActive = membership.isActive && account.status === 'active';
  const { id, username, name, email, mustChangePassword, lastLoginAt } = account;
  return {
    ...{ id, username, name, email, mustChangePassword, isHome },
    profilePicture: pictureUrlOf(account),
    role: held?.role ?? 'Viewer',
    accountRole: isHome ? account.role : membership.role,
    isOrganizationAdmin: held?.isOrganizationAdmin ? 'yes' : 'no',
    status: isActive ? 'active' : 'suspended',
    joinedAt: membership.createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}

/** As the rules see them. */
export const subjectOf = (member: Member) => ({
  ...member,
  isOrganizationAdmin: member.isOrganizationAdmin === 'yes',
});

type Query = { limit: number; cursor?: number | undefined; status?: MemberStatus | undefined };

const isActive = sql`(${userOrganizations.isActive} and ${users.status} = 'active')`;

export async function listMembers(tx: Tx, query: Query): Promise<Page<Member>> {
  const { limit, cursor, status } = query;
  const found = await rows(tx)
    .where(
      and(
        cursor === undefined ? undefined : lt(users.id, cursor),
        status && eq(isActive, status === 'active'),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit + 1);
  return pageOf(found.map(toMember), limit);
}

const isIt = (userId: number): SQL => eq(userOrganizations.userId, userId);

export async function findMember(tx: Tx, userId: number): Promise<Member> {
  const [row] = await rows(tx).where(isIt(userId));
  return toMember(found(row));
}

type NewAccount = typeof users.$inferInsert;

/** Undefined where the email or the username is somebody's already. */
export async function insertMember(
  tx: Tx,
  account: NewAccount,
  createdBy: number,
): Promise<Member | undefined> {
  const [made] = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!made) return;
  await tx.insert(userOrganizations).values({ userId: made.id, createdBy });
  return findMember(tx, made.id);
}

/** The job of a guest stands with their membership; that of everybody else with their account. */
export async function saveMember(tx: Tx, member: Member, changes: MemberChanges): Promise<Member> {
  const { accountRole, isOrganizationAdmin, status } = changedMember(subjectOf(member), changes);
  const { name, email, mustChangePassword } = changes;
  const isActive = status === 'active';
  const isRoleChanged = accountRole !== member.accountRole;
  await tx
    .update(userOrganizations)
    .set({ isActive, ...(isRoleChanged && { role: member.isHome ? 'member' : accountRole }) })
    .where(isIt(member.id));
  if (member.isHome)
    await tx
      .update(users)
      .set({
        ...{ name, email, mustChangePassword, role: accountRole },
        ...(email && member.username === member.email && { username: email }),
        ...(isActive && { status: 'active' }),
        isOrganizationAdmin: isOrganizationAdmin && accountRole !== 'admin' ? 'yes' : 'no',
      })
      .where(eq(users.id, member.id));
  return findMember(tx, member.id);
}

/** For one sign-in: they choose their own with it. */
export const saveGivenPassword = (tx: Tx, userId: number, password: string) =>
  tx.update(users).set({ password, mustChangePassword: true }).where(eq(users.id, userId));

/** Their records stay under their name; whoever was at home here is at home nowhere. */
export async function deleteMember(tx: Tx, { id, isHome }: Member): Promise<void> {
  await tx.delete(userOrganizations).where(isIt(id));
  if (isHome)
    await tx
      .update(users)
      .set({ organizationId: null, isOrganizationAdmin: 'no' })
      .where(eq(users.id, id));
}
