import { IdInPath } from '@sitewright/domain/kernel/id';
import { found, Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { freeSlug, slugOf } from '@sitewright/domain/kernel/slug';
import { companyNameOf } from '@sitewright/domain/organizations/rules';
import type { Registration } from '@sitewright/domain/session/credentials';
import { emailTaken, invitationSpent } from '@sitewright/domain/session/rules';
import { and, eq, gt, isNull, like, sql } from 'drizzle-orm';
import { refuseIfNoSeat } from '../organizations/for-others.ts';
import { invitations, userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { organizations, users } from '../platform/global-tables.ts';
import { announce } from '../platform/live.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashOf } from '../platform/visitor.ts';
import { endSessionsOf } from './store.ts';

type NewUser = Omit<Registration, 'password'> & {
  passwordHash: string;
  mustChangePassword: boolean;
};

/** A new, empty organisation whose administrator is whoever registers. */
export async function foundOrganization(tx: Tx, person: NewUser): Promise<void> {
  const userId = await insertUser(tx, person, { isOrganizationAdmin: 'yes' });
  const name = companyNameOf(person.name);
  const [organization] = await tx
    .insert(organizations)
    .values({ name, slug: await findFreeSlug(tx, slugOf(name, 'company')), createdBy: userId })
    .returning({ id: organizations.id });
  await join(tx, userId, found(organization).id);
}

/** Joins the organisation that invited them, in the role it chose. */
export async function acceptInvitation(
  tx: Tx,
  person: NewUser,
  token: string,
  policy: Services['policy'],
): Promise<void> {
  const { organizationId, invitation } = await spendInvitation(tx, person.email, token);
  await refuseIfNoSeat(tx, { organizationId }, policy);
  const { role, isOrganizationAdmin } = invitation;
  const flags = { isOrganizationAdmin: isOrganizationAdmin ? ('yes' as const) : ('no' as const) };
  const userId =
    (await bringBack(tx, { ...person, role }, flags)) ??
    (await insertUser(tx, { ...person, role }, flags));
  await join(tx, userId, organizationId);
  await announce(tx, { entity: 'team', id: userId, action: 'POST' });
}

/** From here on we are in the organisation that sent it; it works once. */
export async function spendInvitation(tx: Tx, email: string, token: string) {
  const { organizationId, isOpen } = await enterByInvitation(tx, email, token);
  const [invitation] = await tx
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(isOpen)
    .returning();
  if (!invitation) throw new Refused(invitationSpent);
  return { organizationId, invitation };
}

/** Whoever was removed and is at home nowhere comes back as themselves: the letter proves the email. */
async function bringBack(
  tx: Tx,
  { passwordHash, email, name, role, mustChangePassword }: NewUser,
  flags: Flags,
): Promise<number | undefined> {
  const [user] = await tx
    .update(users)
    .set({ name, role, mustChangePassword, password: passwordHash, status: 'active', ...flags })
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.organizationId)))
    .returning({ id: users.id });
  // They may be a guest elsewhere: whoever sits there with the old password does so no longer.
  if (user) await endSessionsOf(tx, user.id);
  return user?.id;
}

/** Looked at before anything is said about the email: only who was invited may learn that. */
export async function refuseUnlessInvited(tx: Tx, email: string, token: string): Promise<void> {
  const { isOpen } = await enterByInvitation(tx, email, token);
  if ((await tx.$count(invitations, isOpen)) === 0) throw new Refused(invitationSpent);
}

/** The token begins with the number of the organisation, so that it finds its row there. */
async function enterByInvitation(tx: Tx, email: string, token: string) {
  const { data: organizationId = 0 } = IdInPath.safeParse(token.split('.')[0]);
  await enterOrganization(tx, organizationId);
  const isOpen = and(
    eq(invitations.tokenHash, hashOf(token)),
    eq(sql`lower(${invitations.email})`, email.toLowerCase()),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, sql`now()`),
  );
  return { organizationId, isOpen };
}

type Flags = { isOrganizationAdmin: 'yes' | 'no' };

async function insertUser(
  tx: Tx,
  { passwordHash, ...person }: NewUser,
  flags: Flags,
): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ ...person, ...flags, username: person.email, password: passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) throw refusedAt('email', emailTaken);
  return user.id;
}

/** Home is where they joined first. */
async function join(tx: Tx, userId: number, organizationId: number) {
  await tx.update(users).set({ organizationId }).where(eq(users.id, userId));
  await enterOrganization(tx, organizationId);
  await tx.insert(userOrganizations).values({ userId, createdBy: userId });
}

/** One at a time, or two people of one name would be given the same slug. */
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
