import { refuseIf } from '@sitewright/domain/kernel/problem';
import { teamApi } from '@sitewright/domain/team/api';
import { obstacleToAccount, obstacleToActingOn } from '@sitewright/domain/team/rules';
import { findCompanyName } from '../organizations/public.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { hashGivenPassword, resetCodesBy, signOut, signOutEverywhere } from '../session/public.ts';
import { passwordGivenLetter } from './letters.ts';
import { accountEmailBudget, additionsBy } from './limits.ts';
import {
  findMember,
  lockAccountOf,
  type StoredMember,
  saveGivenPassword,
  subjectOf,
} from './store.ts';

/**
 * An account that was only invited may have another address by now, which this company may not use.
 */
const isAddressUnchanged = ({ isElsewhere, email, accountEmail }: StoredMember): boolean =>
  !isElsewhere || email.toLowerCase() === accountEmail.toLowerCase();

export function accountRoutes(serve: Serve, services: Services) {
  const { queueEmail, rateLimits, policy, publicUrl } = services;
  const sendResetCode = resetCodesBy(services);
  const spend = accountEmailBudget(services);

  serve(
    teamApi.resetPassword,
    async ({ actor, body, visitor, inOwnTx }) => {
      await rateLimits.consume(inOwnTx, additionsBy(actor));
      // The account's company is known only within its organisation, which is entered later.
      return hashGivenPassword({ ...body, email: '', name: '' }, policy, visitor);
    },
    async ({ tx, actor, params, prepared }) => {
      await lockAccountOf(tx, params.memberId);
      const member = await findMember(tx, params.memberId);
      refuseIf(obstacleToAccount(subjectOf(member), actor));
      await refuseUnlessConfirmed(tx, actor);
      const to = member.accountEmail;
      await spend(tx, actor, to);
      await saveGivenPassword(tx, member.accountId, prepared, actor.userId);
      await signOutEverywhere(tx, member.accountId);
      const company = await findCompanyName(tx, actor);
      await queueEmail(tx, await passwordGivenLetter(tx, { to, company, publicUrl }));
      return findMember(tx, member.id);
    },
  );

  serve(teamApi.sendReset, async ({ tx, actor, params, now }) => {
    const member = await findMember(tx, params.memberId);
    refuseIf(obstacleToActingOn(subjectOf(member), actor));
    await spend(tx, actor, member.email);
    const { accountId: userId, accountEmail: email } = member;
    if (isAddressUnchanged(member)) await sendResetCode({ tx, now }, { userId, email });
    return member;
  });

  serve(teamApi.endSessions, async ({ tx, actor, params }) => {
    await lockAccountOf(tx, params.memberId);
    const member = await findMember(tx, params.memberId);
    refuseIf(obstacleToActingOn(subjectOf(member), actor));
    await signOut(tx, member.accountId, actor);
    return member;
  });
}
