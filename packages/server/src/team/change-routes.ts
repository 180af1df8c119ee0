import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { teamApi } from '@sitewright/domain/team/api';
import {
  needsConfirmation,
  obstacleToChanging,
  obstacleToLosingAdmin,
  obstacleToRemoving,
} from '@sitewright/domain/team/rules';
import {
  listColleagues,
  lockTeam,
  refuseIfNoSeat,
  withdrawInvitations,
} from '../organizations/public.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { renewSessions, signOut } from '../session/public.ts';
import { endCalendarLink } from '../settings/public.ts';
import { changeEmailWith } from './email-change.ts';
import {
  deleteMember,
  findMember,
  lockAccountOf,
  type StoredMember,
  saveMember,
  subjectOf,
} from './store.ts';

/** The other administrators of the organisation. */
const countOtherAdmins = async (tx: Tx, { accountId }: StoredMember): Promise<number> =>
  (await listColleagues(tx)).filter((one) => one.isOrganizationAdmin && one.userId !== accountId)
    .length;

const hasOtherRights = (before: StoredMember, after: StoredMember): boolean =>
  before.role !== after.role || before.isOrganizationAdmin !== after.isOrganizationAdmin;

/**
 * Ends everything that opens the company to them: sessions, calendar link, invitations with high
 * rights.
 */
async function endAccess(tx: Tx, { accountId }: StoredMember, actor: Actor): Promise<void> {
  await signOut(tx, accountId, actor);
  await endCalendarLink(tx, accountId, actor);
  await withdrawInvitations(tx, accountId, undefined);
}

/** Decisions on members are serialised: of two last administrators one stays. */
export function changeRoutes(serve: Serve, services: Services) {
  const { policy } = services;
  const changeEmail = changeEmailWith(services);

  serve(teamApi.change, async ({ tx, actor, params, body, now }) => {
    await lockAccountOf(tx, params.memberId);
    await lockTeam(tx, actor);
    const member = await findMember(tx, params.memberId);
    const otherAdmins = await countOtherAdmins(tx, member);
    refuseIf(obstacleToChanging(subjectOf(member), body, actor, otherAdmins));
    if (needsConfirmation(body)) await refuseUnlessConfirmed(tx, actor);
    const isBack = body.status === 'active' && member.status !== 'active';
    if (isBack) await refuseIfNoSeat(tx, actor, policy);
    if (body.email) await changeEmail({ tx, actor, now }, member, body.email);
    const changed = await saveMember(tx, member, body, actor);
    if (changed.status === 'suspended') await endAccess(tx, member, actor);
    else if (hasOtherRights(member, changed)) {
      await renewSessions(tx, member.accountId, actor);
      // The invitation of a person who has not accepted yet stays, with its current rights.
      if (member.status !== 'invited')
        await withdrawInvitations(tx, member.accountId, subjectOf(changed));
    }
    return changed;
  });

  serve(teamApi.remove, async ({ tx, actor, params }) => {
    await lockAccountOf(tx, params.memberId);
    await lockTeam(tx, actor);
    const member = await findMember(tx, params.memberId);
    const subject = subjectOf(member);
    refuseIf(obstacleToRemoving(subject, actor));
    refuseIf(obstacleToLosingAdmin(subject, undefined, await countOtherAdmins(tx, member)));
    await refuseUnlessConfirmed(tx, actor);
    await endAccess(tx, member, actor);
    await deleteMember(tx, member);
  });
}
