import type { AccountActor } from '@sitewright/domain/kernel/access';
import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { found, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import {
  acceptanceOf,
  acceptanceOfCopy,
  emailUnproven,
  lastAdminOfCompany,
} from '@sitewright/domain/session/membership-rules';
import {
  type InvitationDetails,
  membershipsApi,
  type OwnOrganizations,
} from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import { and, eq, sql } from 'drizzle-orm';
import {
  findCompanyName,
  listColleagues,
  lockTeam,
  withdrawInvitations,
} from '../organizations/public.ts';
import { invitations, userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { sessions, users } from '../platform/global-tables.ts';
import type { Serve } from '../platform/http/serve.ts';
import { announce } from '../platform/jobs/live.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { endCalendarLink } from '../settings/public.ts';
import type { InvitationLink } from './copied-invitation.ts';
import { enterOwnOrganization, switchCompany } from './current-organization.ts';
import { joiningRoutes } from './join-organization.ts';
import { limits } from './limits.ts';
import {
  confirmIntent,
  createOrganization,
  declineInvitations,
  enterByToken,
} from './registration.ts';
import {
  endSessions,
  findSessionUser,
  findUser,
  isEmailTaken,
  listMemberships,
  lockUser,
} from './store.ts';

async function listOrganizations(
  tx: Tx,
  { userId, organizationId }: AccountActor,
): Promise<OwnOrganizations> {
  const user = await findUser(tx, userId);
  const memberships = await listMemberships(tx, userId);
  const organizations = memberships.flatMap(({ membership, name }) => {
    const held = effectiveRole(user, membership);
    if (!held) return [];
    const id = membership.organizationId;
    return [
      {
        id,
        name,
        role: held.role,
        isOrganizationAdmin: held.isOrganizationAdmin ? ('yes' as const) : ('no' as const),
        isCurrent: id === organizationId,
        isConfirmed: user.emailProvenAt === null || membership.confirmedAt !== null,
      },
    ];
  });
  return { organizations, invitations: user.emailProvenAt ? invitationsIn(memberships) : null };
}

type Memberships = Awaited<ReturnType<typeof listMemberships>>;

const invitationsIn = (memberships: Memberships): OwnOrganizations['invitations'] =>
  memberships.flatMap(({ membership: { organizationId: id, invitedAt, isActive }, name }) =>
    invitedAt && !isActive ? [{ id, name, invitedAt: invitedAt.toISOString() }] : [],
  );

const isOf = (userId: number) => eq(userOrganizations.userId, userId);

export function membershipRoutes(serve: Serve, services: Services) {
  const operator = services.policy.OPERATOR_ORGANIZATION;

  serve(membershipsApi.organizations, ({ tx, actor }) => listOrganizations(tx, actor));

  serve(membershipsApi.switchOrganization, async ({ tx, actor, body, visitor }) => {
    await lockUser(tx, actor.userId);
    const there = await enterOwnOrganization(tx, actor.userId, body.organizationId);
    // Switching to an organisation accepts its invitation, as signing in does.
    await tx.update(userOrganizations).set({ invitedAt: null }).where(isOf(actor.userId));
    await switchCompany({ tx, actor, visitor }, body.organizationId);
    return findSessionUser(tx, there, operator);
  });

  serve(
    membershipsApi.createOrganization,
    ({ visitor, inOwnTx }) =>
      services.rateLimits.consume(inOwnTx, limits.registrationsFrom(visitor.address)),
    async ({ tx, actor, body, visitor }) => {
      const { emailProvenAt } = await lockUser(tx, actor.userId);
      const others = (await listMemberships(tx, actor.userId)).length;
      refuseIf(others > 0 && !emailProvenAt ? emailUnproven : undefined);
      const id = await createOrganization(tx, body.name, actor.userId);
      await switchCompany({ tx, actor, visitor }, id);
      return findSessionUser(tx, await enterOwnOrganization(tx, actor.userId, id), operator);
    },
  );

  readInvitationRoute(serve, services);
  joiningRoutes(serve, services);
  leavingRoutes(serve, operator);
  decliningRoute(serve);
}

function decliningRoute(serve: Serve) {
  serve(membershipsApi.declineInvitation, async ({ tx, actor, params: { organizationId } }) => {
    const user = await findUser(tx, actor.userId);
    refuseIf(user.emailProvenAt ? undefined : emailUnproven);
    await enterOrganization(tx, organizationId);
    found((await declineInvitations(tx, user)) || undefined);
    await announce(tx, { entity: 'team', id: null, action: 'DELETE' });
    return listOrganizations(tx, actor);
  });
}

function leavingRoutes(serve: Serve, operator: string | undefined) {
  serve(membershipsApi.confirmMembership, async ({ tx, actor, params }) => {
    await enterOwnOrganization(tx, actor.userId, params.organizationId);
    await tx
      .update(userOrganizations)
      .set({
        confirmedAt: sql`coalesce(${userOrganizations.confirmedAt}, now())`,
        invitedAt: null,
      })
      .where(isOf(actor.userId));
    await confirmIntent(tx, actor.userId);
    return listOrganizations(tx, actor);
  });

  serve(membershipsApi.leaveOrganization, async ({ tx, actor, params, visitor }) => {
    const { organizationId } = params;
    const { userId } = actor;
    await lockUser(tx, userId);
    const there = await enterOwnOrganization(tx, userId, organizationId);
    await lockTeam(tx, there);
    await tx.delete(userOrganizations).where(isOf(userId));
    await withdrawInvitations(tx, userId, undefined);
    refuseIf(there.isOrganizationAdmin && !(await hasAdmin(tx)) ? lastAdminOfCompany : undefined);
    await endCalendarLink(tx, userId, params);
    await announce(tx, { entity: 'team', id: userId, action: 'DELETE' });
    const isCurrent = organizationId === actor.organizationId;
    const isThere = and(eq(sessions.userId, userId), eq(sessions.organizationId, organizationId));
    if (isCurrent) await switchCompany({ tx, actor, visitor }, await findNext(tx, userId));
    await endSessions(tx, isThere);
    const user = await findSessionUser(tx, await findCurrentActor(tx, actor), operator);
    // Logged only in the company that they have left.
    await enterOrganization(tx, organizationId);
    return user;
  });
}

/** Administrators who have signed in: one who never does would leave the company without one. */
const hasAdmin = async (tx: Tx): Promise<boolean> =>
  (await listColleagues(tx)).some((one) => one.isOrganizationAdmin && !one.isInvited);

/** The organisation to enter after leaving the current one. */
async function findNext(tx: Tx, userId: number): Promise<number | null> {
  const next = (await listMemberships(tx, userId)).find(({ membership }) => membership.isActive);
  return next?.membership.organizationId ?? null;
}

async function findCurrentActor(tx: Tx, { userId, sessionId }: AccountActor) {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  const { organizationId } = found(session);
  if (organizationId !== null) return enterOwnOrganization(tx, userId, organizationId);
  await enterOrganization(tx, null);
  return { userId, organizationId, role: 'Viewer' as const, isOrganizationAdmin: false };
}

/** Only the token opens it; that of the email proves the mailbox too, so its answer may say more. */
function readInvitationRoute(serve: Serve, { rateLimits, secrets }: Services) {
  serve(
    membershipsApi.readInvitation,
    ({ visitor, inOwnTx }) =>
      rateLimits.consume(inOwnTx, limits.invitationReadsFrom(visitor.address)),
    ({ tx, query }) => readInvitation(tx, { token: query.invitation, secrets }),
  );
}

async function readInvitation(tx: Tx, link: InvitationLink): Promise<InvitationDetails> {
  const { organizationId, isOpen, provesMailbox } = await enterByToken(tx, link);
  const [row] = await tx
    .select({ invitation: invitations, place: userOrganizations, invitedBy: users.name })
    .from(invitations)
    .leftJoin(userOrganizations, eq(userOrganizations.id, invitations.membershipId))
    // Of one that a colleague has sent again, the colleague.
    .leftJoin(users, eq(users.id, invitations.updatedBy))
    .where(isOpen);
  if (!row) throw new Refused(invitationSpent);
  const { invitation, place, invitedBy } = row;
  const { email, name } = invitation;
  // The role of an added member may have changed since.
  const isActive = true;
  const held = place && effectiveRole({ status: 'active' }, { ...place, isActive });
  const { role, isOrganizationAdmin } = held ?? invitation;
  return {
    company: await findCompanyName(tx, { organizationId }),
    role,
    isOrganizationAdmin: isOrganizationAdmin ? 'yes' : 'no',
    invitedBy,
    email,
    name,
    acceptance: await findAcceptance(tx, email, provesMailbox),
  };
}

async function findAcceptance(tx: Tx, email: string, provesMailbox: boolean) {
  const exists = await isEmailTaken(tx, email);
  if (!provesMailbox) return acceptanceOfCopy({ exists });
  return acceptanceOf({ exists, isOwned: await isEmailTaken(tx, email, { isInvited: true }) });
}
