import type { AccountActor } from '@sitewright/domain/kernel/access';
import { alreadyExists, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { addressUnconfirmed, newPasswordNeeded } from '@sitewright/domain/session/membership-rules';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { refuseIfNoSeat } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import { announce } from '../platform/jobs/live.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { enterOwnOrganization, switchCompany } from './current-organization.ts';
import { hashChosenPassword } from './new-password.ts';
import { insertMembership, refuseUnlessInvited, spendInvitation } from './registration.ts';
import {
  endOtherSessions,
  findSessionUser,
  findUser,
  lockUser,
  saveEmailProof,
  savePassword,
} from './store.ts';

/**
 * The link in the email proves the mailbox. If it was unproven until now, another person may know the
 * password: a new one is chosen, and every other session ends. A copied link proves nothing: only an account
 * that is proven accepts by it.
 */
export function joiningRoutes(serve: Serve, services: Services) {
  const { policy, secrets } = services;

  serve(
    membershipsApi.joinOrganization,
    async ({ actor, body: { invitation: token, newPassword }, visitor, inOwnTx }) => {
      const user = await inOwnTx((tx) => findUser(tx, actor.userId));
      const link = { token, secrets };
      const invited = await inOwnTx((tx) => refuseUnlessInvited(tx, user.email, link));
      if (user.emailProvenAt) return { password: undefined };
      refuseIf(invited.provesMailbox ? undefined : addressUnconfirmed);
      if (!newPassword) throw new Refused(newPasswordNeeded);
      return hashChosenPassword(policy.PASSWORD_POLICY, user, newPassword, visitor);
    },
    async ({ tx, actor, body, visitor, prepared: { password } }) => {
      // Locked, because their own company may be setting a password or changing the address at the
      // same time.
      const { emailProvenAt, email } = await lockUser(tx, actor.userId);
      refuseIf(emailProvenAt || password ? undefined : newPasswordNeeded);
      if (password) await proveWith(tx, actor, password);
      const link = { token: body.invitation, secrets };
      const { organizationId, invitation } = await spendInvitation(tx, email, link);
      await refuseIfNoSeat(tx, { organizationId }, policy);
      const isJoined = await insertMembership(tx, actor.userId, invitation, {
        isConfirmed: true,
      });
      if (!isJoined) throw new Refused(alreadyExists);
      await announce(tx, { entity: 'team', id: actor.userId, action: 'POST' });
      const there = await enterOwnOrganization(tx, actor.userId, organizationId);
      await switchCompany({ tx, actor, visitor }, organizationId);
      return findSessionUser(tx, there, policy.OPERATOR_ORGANIZATION);
    },
  );
}

async function proveWith(tx: Tx, actor: AccountActor, password: string) {
  await savePassword(tx, actor.userId, password);
  await saveEmailProof(tx, actor.userId);
  await endOtherSessions(tx, actor);
}
