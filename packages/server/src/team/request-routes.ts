import type { Actor } from '@sitewright/domain/kernel/access';
import { found, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import type { RequestDecision, WaitingRequest } from '@sitewright/domain/team/access-request';
import { teamApi } from '@sitewright/domain/team/api';
import {
  founderNeedsEmail,
  reasonMissing,
  requestAlreadyDecided,
  roleMissing,
} from '@sitewright/domain/team/rules';
import { findCompanyName } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { inviteFounder } from '../session/public.ts';
import { listRequests, lockRequest, saveDecision } from './access-requests.ts';
import { inviteWith, sendInvitation } from './invitation-routes.ts';
import { newInvitation } from './invitations.ts';
import { declinedLetter } from './letters.ts';

type Deciding = {
  tx: Tx;
  actor: Actor;
  now: Date;
  request: WaitingRequest;
  body: RequestDecision;
};

type Carry = (deciding: Deciding) => Promise<void>;

/** What follows from a decision, in addition to the record of it. */
function actionsOf(services: Services): Record<RequestDecision['decision'], Carry> {
  const invite = inviteWith(services, 'access_request_approved');
  const send = sendInvitation(services, 'access_request_approved');

  const intoOwn: Carry = async ({ request: { email, name }, body, ...context }) => {
    if (!body.role) throw refusedAt('role', roleMissing);
    const { role, isOrganizationAdmin } = body;
    await invite(context, { email, name, role, isOrganizationAdmin });
  };

  const asFounder: Carry = async ({ tx, actor, now, request: { email, name, company }, body }) => {
    const registration = `${services.publicUrl}/auth?admin=true&tab=register`;
    refuseIf(services.canSendEmail ? undefined : founderNeedsEmail(registration));
    const tokens: string[] = [];
    const makeToken = (organizationId: number) => {
      const { token, sealed } = newInvitation(organizationId, now);
      tokens.push(token);
      return sealed;
    };
    const role = body.role ?? 'Managing Director';
    await inviteFounder(tx, { company, email, name, role, makeToken }, actor);
    await send(tx, { email, name }, company, found(tokens[0]));
  };

  return {
    approved: (deciding) =>
      deciding.body.into === 'new' ? asFounder(deciding) : intoOwn(deciding),
    declined: async ({ tx, actor, request: { email: to, name }, body: { reason } }) => {
      if (!reason) throw refusedAt('reason', reasonMissing);
      const company = await findCompanyName(tx, actor);
      await services.queueEmail(tx, await declinedLetter(tx, { to, name, reason, company }));
    },
    spam: async () => {},
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
    await carryOut[body.decision]({ tx, actor, now, request, body });
    const decided = { status: body.decision, reason: body.reason ?? null };
    return saveDecision(tx, request, decided, actor);
  });
}
