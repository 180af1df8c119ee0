import { can } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { emailTaken } from '@sitewright/domain/session/rules';
import { teamApi } from '@sitewright/domain/team/api';
import type { Member } from '@sitewright/domain/team/member';
import {
  needsConfirmation,
  obstacleToAccount,
  obstacleToActingOn,
  obstacleToAppointing,
  obstacleToChanging,
  obstacleToLosing,
  obstacleToRemoving,
} from '@sitewright/domain/team/rules';
import {
  findCompanyName,
  listColleagues,
  lockTeam,
  refuseIfNoSeat,
} from '../organizations/for-others.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashGivenPassword, signOut } from '../session/for-others.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { accountMadeLetter, emailChangedLetter, passwordGivenLetter } from './letters.ts';
import { additionsBy } from './limits.ts';
import { requestRoutes } from './request-routes.ts';
import {
  deleteMember,
  findMember,
  insertMember,
  isTaken,
  listMembers,
  saveGivenPassword,
  saveMember,
} from './store.ts';

/** As the rules see them. */
const subjectOf = (member: Member) => ({
  ...member,
  isOrganizationAdmin: member.isOrganizationAdmin === 'yes',
});

/** The same without what is nobody's business but the team's managers'. */
const withoutHabits = (member: Member): Member => ({
  ...member,
  lastLoginAt: null,
  mustChangePassword: null,
});

/** Those besides them who look after the organisation. */
const countOtherAdmins = async (tx: Tx, { id }: Member): Promise<number> =>
  (await listColleagues(tx)).filter((one) => one.isOrganizationAdmin && one.userId !== id).length;

export function teamRoutes(serve: Serve, services: Services) {
  const { post, budgets, policy, publicUrl } = services;

  serve(teamApi.list, async ({ tx, actor, query }) => {
    const { rows, next } = await listMembers(tx, query);
    return can(actor, 'team.manage', 'U')
      ? new Page(rows, next)
      : new Page(rows.map(withoutHabits), next);
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
      await refuseIfNoSeat(tx, actor, policy);
      const { email, name, username = email } = body;
      const { organizationId } = actor;
      const account = { email, name, username, organizationId, ...prepared };
      const member = await insertMember(tx, account, actor.userId);
      if (!member) throw refusedAt((await isTaken(tx, email)) ? 'email' : 'username', emailTaken);
      const company = await findCompanyName(tx, actor);
      await post(tx, accountMadeLetter({ to: email, company, publicUrl }));
      return member;
    },
  );

  serve(teamApi.change, async ({ tx, actor, params, body }) => {
    await lockTeam(tx, actor);
    const member = await findMember(tx, params.userId);
    refuseIf(
      obstacleToChanging(subjectOf(member), body, actor, await countOtherAdmins(tx, member)),
    );
    if (needsConfirmation(body)) await refuseUnlessConfirmed(tx, actor);
    const isBack = body.status === 'active' && member.status !== 'active';
    if (isBack) await refuseIfNoSeat(tx, actor, policy);
    if (body.email && body.email.toLowerCase() !== member.email.toLowerCase()) {
      if (await isTaken(tx, body.email)) throw refusedAt('email', emailTaken);
      const company = await findCompanyName(tx, actor);
      await post(tx, emailChangedLetter(member.email, body.email, company));
    }
    const changed = await saveMember(tx, member, body);
    if (changed.status !== 'active') await signOut(tx, member, actor);
    return changed;
  });

  serve(teamApi.remove, async ({ tx, actor, params }) => {
    await lockTeam(tx, actor);
    const member = await findMember(tx, params.userId);
    const subject = subjectOf(member);
    refuseIf(obstacleToRemoving(subject, actor));
    refuseIf(obstacleToLosing(subject, undefined, await countOtherAdmins(tx, member)));
    await refuseUnlessConfirmed(tx, actor);
    await signOut(tx, member, actor);
    await deleteMember(tx, member);
  });

  serve(
    teamApi.resetPassword,
    async ({ body, apart, params, actor }) => {
      // Whether there is such a member, only their own organisation knows: it is asked for later.
      await budgets.spend(apart, additionsBy(actor));
      const about = { email: String(params.userId), name: '' };
      return { password: await hashGivenPassword({ ...body, ...about }, policy) };
    },
    async ({ tx, actor, params, prepared }) => {
      const member = await findMember(tx, params.userId);
      refuseIf(obstacleToAccount(subjectOf(member), actor));
      await refuseUnlessConfirmed(tx, actor);
      await saveGivenPassword(tx, member.id, prepared.password);
      await signOut(tx, member, actor);
      const company = await findCompanyName(tx, actor);
      await post(tx, passwordGivenLetter({ to: member.email, company, publicUrl }));
      return findMember(tx, member.id);
    },
  );

  serve(teamApi.endSessions, async ({ tx, actor, params }) => {
    const member = await findMember(tx, params.userId);
    refuseIf(obstacleToActingOn(subjectOf(member), actor));
    await signOut(tx, member, actor);
    return member;
  });

  invitationRoutes(serve, services);
  requestRoutes(serve, services);
}
