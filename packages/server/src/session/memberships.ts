import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { alreadyExists, found, Refused } from '@sitewright/domain/kernel/problem';
import { membershipsApi, type OwnOrganization } from '@sitewright/domain/session/memberships-api';
import { eq, sql } from 'drizzle-orm';
import { refuseIfNoSeat } from '../organizations/for-others.ts';
import { userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { organizations, sessions } from '../platform/global-tables.ts';
import { announce } from '../platform/live.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { spendInvitation } from './registration.ts';
import { findSessionUser, findUser, renewSession } from './store.ts';

type Person = { userId: number; sessionId: number };

/** Row security hides what is elsewhere: for the length of this query they see their own. */
async function listMemberships(tx: Tx, userId: number) {
  await tx.execute(sql`select set_config('app.member', ${String(userId)}, true)`);
  const rows = await tx
    .select({ membership: userOrganizations, name: organizations.name })
    .from(userOrganizations)
    .innerJoin(organizations, eq(organizations.id, userOrganizations.organizationId))
    .where(eq(userOrganizations.userId, userId))
    .orderBy(organizations.name);
  await tx.execute(sql`select set_config('app.member', '', true)`);
  return rows;
}

async function listOrganizations(
  tx: Tx,
  { userId, organizationId }: Person & { organizationId: number },
): Promise<OwnOrganization[]> {
  const user = await findUser(tx, userId);
  const account = { ...user, isOrganizationAdmin: user.isOrganizationAdmin === 'yes' };
  return (await listMemberships(tx, userId)).flatMap(({ membership, name }) => {
    const held = effectiveRole(account, membership);
    const id = membership.organizationId;
    const flag = held?.isOrganizationAdmin ? 'yes' : 'no';
    return held
      ? [{ id, name, role: held.role, isOrganizationAdmin: flag, isCurrent: id === organizationId }]
      : [];
  });
}

/** What they are there; where they are nobody, there is no such organisation. */
async function enterOwn(tx: Tx, { userId }: Person, organizationId: number) {
  const user = await findUser(tx, userId);
  await enterOrganization(tx, organizationId);
  const [membership] = await tx
    .select()
    .from(userOrganizations)
    .where(eq(userOrganizations.userId, userId));
  const account = { ...user, isOrganizationAdmin: user.isOrganizationAdmin === 'yes' };
  const held = membership && effectiveRole(account, membership);
  return { userId, organizationId, ...found(held) };
}

export function membershipRoutes(serve: Serve, { policy }: Services) {
  const operator = policy.OPERATOR_ORGANIZATION;

  serve(membershipsApi.organizations, async ({ tx, actor }) => ({
    organizations: await listOrganizations(tx, actor),
  }));

  serve(membershipsApi.switchOrganization, async ({ tx, actor, body, visitor }) => {
    const there = await enterOwn(tx, actor, body.organizationId);
    visitor.keepSession(await moveSession(tx, actor, body.organizationId));
    return findSessionUser(tx, there, operator);
  });

  serve(membershipsApi.joinOrganization, async ({ tx, actor, body, visitor }) => {
    const { email } = await findUser(tx, actor.userId);
    const { organizationId, invitation } = await spendInvitation(tx, email, body.invitation);
    await refuseIfNoSeat(tx, { organizationId }, policy);
    const role = invitation.isOrganizationAdmin ? 'admin' : invitation.role;
    const [joined] = await tx
      .insert(userOrganizations)
      .values({ userId: actor.userId, role, createdBy: invitation.createdBy })
      .onConflictDoNothing()
      .returning();
    if (!joined) throw new Refused(alreadyExists);
    await announce(tx, { entity: 'team', id: actor.userId, action: 'POST' });
    const there = await enterOwn(tx, actor, organizationId);
    visitor.keepSession(await moveSession(tx, actor, organizationId));
    return findSessionUser(tx, there, operator);
  });
}

/** Under a new token: a page that is still open elsewhere must not write into the wrong company. */
async function moveSession(tx: Tx, { sessionId }: Person, organizationId: number) {
  await tx.update(sessions).set({ organizationId }).where(eq(sessions.id, sessionId));
  return renewSession(tx, sessionId);
}
