import { can } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { emailTaken } from '@sitewright/domain/session/rules';
import { teamApi } from '@sitewright/domain/team/api';
import type { Member } from '@sitewright/domain/team/member';
import { isMuchToGrant, obstacleToAppointing } from '@sitewright/domain/team/rules';
import { findCompanyName, refuseIfNoSeat } from '../organizations/for-others.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { hasAccount, hashGivenPassword } from '../session/for-others.ts';
import { accountRoutes } from './account-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { accountMadeLetter } from './letters.ts';
import { additionsBy } from './limits.ts';
import { requestRoutes } from './request-routes.ts';
import { insertMember, listMembers } from './store.ts';

/** Without what is nobody's business but that of those who manage the team. */
const withoutHabits = (member: Member): Member => ({
  ...member,
  lastLoginAt: null,
  mustChangePassword: null,
});

export function teamRoutes(serve: Serve, services: Services) {
  const { post, budgets, policy, publicUrl } = services;

  serve(teamApi.list, async ({ tx, actor, query }) => {
    const { rows, next } = await listMembers(tx, query);
    return new Page(can(actor, 'team.manage', 'U') ? rows : rows.map(withoutHabits), next);
  });

  serve(
    teamApi.add,
    async ({ actor, body, apart }) => {
      const grant = { role: body.role ?? 'viewer', isOrganizationAdmin: false };
      refuseIf(obstacleToAppointing(grant, actor));
      await budgets.spend(apart, additionsBy(actor));
      return { role: grant.role, password: await hashGivenPassword(body, policy) };
    },
    async ({ tx, actor, body, prepared }) => {
      const grant = { role: prepared.role, isOrganizationAdmin: false };
      if (isMuchToGrant(grant)) await refuseUnlessConfirmed(tx, actor);
      await refuseIfNoSeat(tx, actor, policy);
      const { email, name, username = email } = body;
      const { organizationId } = actor;
      const account = { email, name, username, organizationId, ...prepared };
      const member = await insertMember(tx, account, actor.userId);
      if (!member)
        throw refusedAt((await hasAccount(tx, email)) ? 'email' : 'username', emailTaken);
      const company = await findCompanyName(tx, actor);
      await post(tx, await accountMadeLetter(tx, { to: email, company, publicUrl }));
      return member;
    },
  );

  changeRoutes(serve, services);
  accountRoutes(serve, services);
  invitationRoutes(serve, services);
  requestRoutes(serve, services);
}
