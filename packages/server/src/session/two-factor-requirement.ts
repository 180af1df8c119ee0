import { refuseIf } from '@sitewright/domain/kernel/problem';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { obstacleToRequiring } from '@sitewright/domain/organizations/two-factor-requirement';
import { and, eq, isNull } from 'drizzle-orm';
import { lockOrganization, saveTwoFactorRequirement } from '../organizations/public.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { sessions, users } from '../platform/global-tables.ts';
import { announceEnd } from '../platform/live.ts';
import type { Serve } from '../platform/serve.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findUser } from './store.ts';

export function twoFactorRequirementRoutes(serve: Serve) {
  serve(companyApi.requireTwoFactor, async ({ tx, actor, body: { roles } }) => {
    await lockOrganization(tx, actor);
    const { twoFactorSince } = await findUser(tx, actor.userId);
    refuseIf(obstacleToRequiring(roles, actor, twoFactorSince !== null));
    await refuseUnlessConfirmed(tx, actor);
    await endStreamsWithoutTwoFactor(tx, actor);
    return saveTwoFactorRequirement(tx, actor, roles);
  });
}

/** Ends the live streams of members without two-factor sign-in, in every open browser. */
async function endStreamsWithoutTwoFactor(
  tx: Tx,
  { organizationId }: { organizationId: number },
): Promise<void> {
  const open = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.organizationId, organizationId), isNull(users.twoFactorSince)));
  await announceEnd(
    tx,
    open.map(({ id }) => id),
  );
}
