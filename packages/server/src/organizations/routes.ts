import { refuseIf } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { obstacleToGranting } from '@sitewright/domain/organizations/rules';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { hashOf, newToken } from '../platform/visitor.ts';
import { invitationLetter } from './letters.ts';
import { findCompanyProfile, findOrganization, insertInvitation } from './store.ts';

const sevenDays = 7 * 24 * 60 * 60 * 1000;

export function organizationRoutes(serve: Serve, { post, publicUrl }: Services) {
  serve(organizationsApi.current, ({ tx, actor }) => findOrganization(tx, actor.organizationId));

  serve(organizationsApi.profile, ({ tx }) => findCompanyProfile(tx));

  serve(organizationsApi.invite, async ({ tx, actor, body, now }) => {
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
