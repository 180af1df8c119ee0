import { Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { twoFactorResetSpent } from '@sitewright/domain/session/two-factor-rules';
import { teamApi } from '@sitewright/domain/team/api';
import { obstacleToTwoFactorReset } from '@sitewright/domain/team/rules';
import { and, eq, gt, sql } from 'drizzle-orm';
import { findCompanyName } from '../organizations/public.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { twoFactorResets } from '../platform/global-tables.ts';
import type { Serve } from '../platform/http/serve.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  belongsOnlyTo,
  dropTwoFactorWith,
  enterAccountById,
  signOutEverywhere,
} from '../session/public.ts';
import { twoFactorResetLetter } from './letters.ts';
import { accountEmailBudget, additionsBy, confirmationsFrom } from './limits.ts';
import { findMember, lockAccountOf, subjectOf } from './store.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** Requested by an administrator; nothing is removed before the person uses the emailed link. */
export function twoFactorResetRoutes(serve: Serve, services: Services) {
  const { rateLimits, queueEmail, publicUrl } = services;
  const spend = accountEmailBudget(services);

  serve(
    teamApi.resetTwoFactor,
    ({ actor, inOwnTx }) => rateLimits.consume(inOwnTx, additionsBy(actor)),
    async ({ tx, actor, params, now }) => {
      await lockAccountOf(tx, params.memberId);
      const member = await findMember(tx, params.memberId);
      refuseIf(obstacleToTwoFactorReset(subjectOf(member), actor));
      await refuseUnlessConfirmed(tx, actor);
      await spend(tx, actor, member.email);
      const { organizationId } = actor;
      const token = newToken();
      const expiresAt = new Date(now.getTime() + oneDay);
      const reset = { organizationId, tokenHash: hashOf(token), expiresAt };
      await tx
        .insert(twoFactorResets)
        .values({ userId: member.accountId, ...reset })
        .onConflictDoUpdate({ target: twoFactorResets.userId, set: reset });
      const company = await findCompanyName(tx, actor);
      const link = `${publicUrl}/confirm-two-factor-reset?token=${token}`;
      await queueEmail(tx, await twoFactorResetLetter(tx, { to: member.email, company, link }));
      return member;
    },
  );
  confirmationRoute(serve, services);
}

function confirmationRoute(serve: Serve, services: Services) {
  const { rateLimits } = services;
  const dropTwoFactor = dropTwoFactorWith(services);

  serve(
    teamApi.confirmTwoFactorReset,
    ({ visitor, inOwnTx }) => rateLimits.consume(inOwnTx, confirmationsFrom(visitor.address)),
    async ({ tx, body, record }) => {
      const reset = await takeReset(tx, body.token);
      const account = reset && (await enterAccountById(tx, reset.userId));
      if (!account) throw new Refused(twoFactorResetSpent);
      refuseIf(belongsOnlyTo(account, reset.organizationId) ? undefined : twoFactorResetSpent);
      await dropTwoFactor(tx, account);
      await signOutEverywhere(tx, account.id);
      const actor = { userId: account.id, username: account.username };
      await record({ actor, endpoint: teamApi.confirmTwoFactorReset });
      return { email: account.email };
    },
  );
}

/** Used up at once; undefined when expired or absent. */
async function takeReset(tx: Tx, token: string) {
  const isOpen = and(
    eq(twoFactorResets.tokenHash, hashOf(token)),
    gt(twoFactorResets.expiresAt, sql`now()`),
  );
  const [reset] = await tx.delete(twoFactorResets).where(isOpen).returning();
  return reset;
}
