import { changeCosts } from '@sitewright/domain/costs/settings';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { obstacleToBuying, obstacleToGranting } from '@sitewright/domain/organizations/rules';
import type { Prepare, Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { hashOf, newToken } from '../platform/visitor.ts';
import { findBuying, findCostSettings, lockOrganization } from './for-others.ts';
import { invitationLetter } from './letters.ts';
import { invitationLimits } from './limits.ts';
import {
  findCompanyProfile,
  findOrganization,
  findOrganizationInUse,
  insertInvitation,
  saveBuying,
  saveCosts,
  savePlan,
} from './store.ts';

const sevenDays = 7 * 24 * 60 * 60 * 1000;

export function organizationRoutes(serve: Serve, { budgets, post, publicUrl }: Services) {
  serve(organizationsApi.current, ({ tx, actor }) => findOrganization(tx, actor.organizationId));

  serve(organizationsApi.read, ({ tx, actor }) => findOrganizationInUse(tx, actor.organizationId));

  serve(organizationsApi.changePlan, async ({ tx, actor, body }) => {
    await savePlan(tx, actor.organizationId, body);
    return findOrganizationInUse(tx, actor.organizationId);
  });

  serve(organizationsApi.changeBuying, async ({ tx, actor, body }) => {
    refuseIf(obstacleToBuying(body, await findBuying(tx, actor), actor));
    await saveBuying(tx, actor.organizationId, body);
    return findOrganizationInUse(tx, actor.organizationId);
  });

  serve(organizationsApi.changeCosts, async ({ tx, actor, body, now }) => {
    await lockOrganization(tx, actor);
    const settled = await findCostSettings(tx, actor);
    const tomorrow = daysAfter(londonDay(now), 1);
    await saveCosts(tx, actor.organizationId, changeCosts(settled, body, tomorrow));
    return findOrganizationInUse(tx, actor.organizationId);
  });

  serve(organizationsApi.profile, ({ tx }) => findCompanyProfile(tx));

  const limitLetters: Prepare<typeof organizationsApi.invite, void> = ({ actor, body, apart }) =>
    budgets.spend(apart, ...invitationLimits(actor, body.email));

  serve(organizationsApi.invite, limitLetters, async ({ tx, actor, body, now }) => {
    refuseIf(obstacleToGranting(body.role, actor));
    const { name } = await findOrganization(tx, actor.organizationId);
    const token = `${actor.organizationId}.${newToken()}`;
    const expiresAt = new Date(now.getTime() + sevenDays);
    const invitation = await insertInvitation(
      tx,
      { ...body, tokenHash: hashOf(token), expiresAt },
      actor,
    );
    await post(tx, invitationLetter({ to: body.email, company: name, publicUrl, token }));
    return invitation;
  });
}
