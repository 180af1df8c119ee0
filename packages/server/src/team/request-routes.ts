import type { Actor } from '@sitewright/domain/kernel/access';
import { found, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import type { RequestDecision, WaitingRequest } from '@sitewright/domain/team/access-request';
import { teamApi } from '@sitewright/domain/team/api';
import { reasonMissing, requestAlreadyDecided, roleMissing } from '@sitewright/domain/team/rules';
import { findCompanyName } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { addressOfCopiedLink, inviteFounder } from '../session/public.ts';
import { listRequests, lockRequest, saveDecision } from './access-requests.ts';
import { inviteWith, sendInvitation } from './invitation-routes.ts';
import { findTokenHash, newInvitation } from './invitations.ts';
import { declinedLetter } from './letters.ts';

type Deciding = {
  tx: Tx;
  actor: Actor;
  now: Date;
  request: WaitingRequest;
  body: RequestDecision;
};

/** The link of the invitation, where there is one and no email can be sent. */
type Carry = (deciding: Deciding) => Promise<string | null>;

/** What follows from a decision, in addition to the record of it. */
function actionsOf(services: Services): Record<RequestDecision['decision'], Carry> {
  const invite = inviteWith(services, 'access_request_approved');
  const send = sendInvitation(services, 'access_request_approved');

  const linkOf = (invitation: Parameters<typeof addressOfCopiedLink>[1]) =>
    services.canSendEmail ? null : addressOfCopiedLink(services, invitation);

  const intoOwn: Carry = async ({ request: { email, name }, body, ...context }) => {
    if (!body.role) throw refusedAt('role', roleMissing);
    const { role, isOrganizationAdmin } = body;
    const { id } = await invite(context, { email, name, role, isOrganizationAdmin });
    const { organizationId } = context.actor;
    return linkOf({ organizationId, id, tokenHash: await findTokenHash(context.tx, id) });
  };

  const asFounder: Carry = async ({ tx, actor, now, request: { email, name, company }, body }) => {
    const tokens: string[] = [];
    const makeToken = (organizationId: number) => {
      const { token, sealed } = newInvitation(organizationId, now);
      tokens.push(token);
      return sealed;
    };
    const role = body.role ?? 'Managing Director';
    const invitation = await inviteFounder(tx, { company, email, name, role, makeToken }, actor);
    await send(tx, { email, name }, company, found(tokens[0]));
    return linkOf(invitation);
  };

  return {
    approved: (deciding) =>
      deciding.body.into === 'new' ? asFounder(deciding) : intoOwn(deciding),
    declined: async ({ tx, actor, request: { email: to, name }, body: { reason } }) => {
      if (!reason) throw refusedAt('reason', reasonMissing);
      const company = await findCompanyName(tx, actor);
      await services.queueEmail(tx, await declinedLetter(tx, { to, name, reason, company }));
      return null;
    },
    spam: async () => null,
  };
}

/** Access requests are answered by the operator. */
export function requestRoutes(serve: Serve, services: Services) {
  const { OPERATOR_ORGANIZATION: operator } = services.policy;
  const carryOut = actionsOf(services);

  serve(teamApi.requests, ({ tx, actor, query }) => listRequests(tx, query, actor, operator));

  serve(teamApi.decide, async ({ tx, actor, params, body, now }) => {
    const request = await lockRequest(tx, params.accessRequestId, actor, operator);
    refuseIf(request.status === 'new' ? undefined : requestAlreadyDecided);
    const address = await carryOut[body.decision]({ tx, actor, now, request, body });
    const decided = { status: body.decision, reason: body.reason ?? null };
    return { ...(await saveDecision(tx, request, decided, actor)), address };
  });
}
