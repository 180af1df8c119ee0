import type { Actor } from '@sitewright/domain/kernel/access';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { emailTaken } from '@sitewright/domain/session/rules';
import { teamApi } from '@sitewright/domain/team/api';
import type { Invitation, InvitationDraft } from '@sitewright/domain/team/invitation';
import {
  copyingNotNeeded,
  isPowerfulGrant,
  obstacleToAppointing,
} from '@sitewright/domain/team/rules';
import { findCompanyName, lockTeam, refuseIfNoSeat } from '../organizations/public.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { addressOfCopiedLink, findAccountId, hasProvenAccount } from '../session/public.ts';
import {
  deleteInvitation,
  findTokenHash,
  insertInvitation,
  listInvitations,
  lockInvitation,
  newInvitation,
  renewInvitation,
} from './invitations.ts';
import { invitationLetter } from './letters.ts';
import { invitationBudget } from './limits.ts';
import { hasJoined } from './store.ts';

type RequestContext = { tx: Tx; actor: Actor; now: Date };

const grantOf = ({
  role,
  isOrganizationAdmin,
}: Pick<InvitationDraft, 'role' | 'isOrganizationAdmin'>) => ({
  role,
  isOrganizationAdmin: isOrganizationAdmin === 'yes',
});

/** The same check for an invitation that is sent again or copied, because it grants the same rights. */
async function refuseUnlessMayGrant(
  tx: Tx,
  invited: Parameters<typeof grantOf>[0],
  actor: Actor,
): Promise<void> {
  const grant = grantOf(invited);
  refuseIf(obstacleToAppointing(grant, actor));
  if (isPowerfulGrant(grant)) await refuseUnlessConfirmed(tx, actor);
}

type Kind = 'user_invite' | 'access_request_approved';

/** Only the email discloses to the invited person whether they have an account. */
export const sendInvitation =
  ({ queueEmail, publicUrl }: Services, type: Kind = 'user_invite') =>
  async (
    tx: Tx,
    invited: { email: string; name: string | null },
    company: string,
    token: string,
  ) => {
    const { email: to, name } = invited;
    const hasAccount = await hasProvenAccount(tx, to);
    const letter = { type, to, name, company, publicUrl, token, hasAccount };
    await queueEmail(tx, await invitationLetter(tx, letter));
  };

/**
 * Whether the address belongs to a colleague: an invitation would let them return after removal.
 */
async function isOfColleague(tx: Tx, email: string): Promise<boolean> {
  const accountId = await findAccountId(tx, email);
  return accountId !== undefined && (await hasJoined(tx, accountId));
}

export const inviteWith = (services: Services, type: Kind = 'user_invite') => {
  const send = sendInvitation(services, type);
  return async (
    { tx, actor, now }: RequestContext,
    draft: InvitationDraft,
  ): Promise<Invitation> => {
    await refuseUnlessMayGrant(tx, draft, actor);
    await refuseIfNoSeat(tx, actor, services.policy);
    if (await isOfColleague(tx, draft.email)) throw refusedAt('email', emailTaken);
    const { token, sealed } = newInvitation(actor.organizationId, now);
    const invitation = await insertInvitation(tx, draft, sealed, actor);
    await send(tx, invitation, await findCompanyName(tx, actor), token);
    return invitation;
  };
};

export function invitationRoutes(serve: Serve, services: Services) {
  const spend = invitationBudget(services);
  const invite = inviteWith(services);
  const send = sendInvitation(services);

  serve(teamApi.invitations, ({ tx, query }) => listInvitations(tx, query));

  serve(teamApi.invite, async ({ body, ...context }) => {
    await spend(context.tx, context.actor, body.email);
    return invite(context, body);
  });

  serve(teamApi.inviteAgain, async ({ tx, actor, params, now }) => {
    await lockTeam(tx, actor);
    const invitation = await lockInvitation(tx, params.invitationId);
    await refuseUnlessMayGrant(tx, invitation, actor);
    refuseIf((await isOfColleague(tx, invitation.email)) ? emailTaken : undefined);
    await spend(tx, actor, invitation.email);
    const { token, sealed } = newInvitation(actor.organizationId, now);
    const renewed = await renewInvitation(tx, invitation.id, sealed, actor);
    await send(tx, renewed, await findCompanyName(tx, actor), token);
    return renewed;
  });

  serve(teamApi.copyLink, async ({ tx, actor, params }) => {
    const invitation = await lockInvitation(tx, params.invitationId);
    refuseIf(services.canSendEmail ? copyingNotNeeded : undefined);
    await refuseUnlessMayGrant(tx, invitation, actor);
    const tokenHash = await findTokenHash(tx, invitation.id);
    const { organizationId } = actor;
    const named = { organizationId, id: invitation.id, tokenHash };
    return { address: addressOfCopiedLink(services, named) };
  });

  serve(teamApi.revoke, ({ tx, params }) => deleteInvitation(tx, params.invitationId));
}
