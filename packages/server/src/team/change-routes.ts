import type { Actor } from '@sitewright/domain/kernel/access';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { emailTaken } from '@sitewright/domain/session/rules';
import { teamApi } from '@sitewright/domain/team/api';
import type { Member } from '@sitewright/domain/team/member';
import {
  needsConfirmation,
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
import { hasAccount, signOut } from '../session/for-others.ts';
import { emailChangedLetter } from './letters.ts';
import { deleteMember, findMember, saveMember, subjectOf } from './store.ts';

/** Those besides them who look after the organisation. */
const countOtherAdmins = async (tx: Tx, { id }: Member): Promise<number> =>
  (await listColleagues(tx)).filter((one) => one.isOrganizationAdmin && one.userId !== id).length;

/** Whoever decides on somebody does so one after the other: of two last administrators one stays. */
export function changeRoutes(serve: Serve, { post, policy }: Services) {
  serve(teamApi.change, async ({ tx, actor, params, body }) => {
    await lockTeam(tx, actor);
    const member = await findMember(tx, params.userId);
    const otherAdmins = await countOtherAdmins(tx, member);
    refuseIf(obstacleToChanging(subjectOf(member), body, actor, otherAdmins));
    if (needsConfirmation(body)) await refuseUnlessConfirmed(tx, actor);
    const isBack = body.status === 'active' && member.status !== 'active';
    if (isBack) await refuseIfNoSeat(tx, actor, policy);
    if (body.email) await tellOfEmail({ tx, actor }, member, body.email);
    const changed = await saveMember(tx, member, body);
    if (changed.status !== 'active') await signOut(tx, member, actor);
    return changed;
  });

  /** To where they can still be reached. */
  async function tellOfEmail({ tx, actor }: { tx: Tx; actor: Actor }, member: Member, to: string) {
    if (to.toLowerCase() === member.email.toLowerCase()) return;
    if (await hasAccount(tx, to)) throw refusedAt('email', emailTaken);
    const company = await findCompanyName(tx, actor);
    await post(tx, await emailChangedLetter(tx, { to: member.email, email: to, company }));
  }

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
}
