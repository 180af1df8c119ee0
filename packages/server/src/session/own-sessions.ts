import type { AccountActor } from '@sitewright/domain/kernel/access';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { wrongPassword } from '@sitewright/domain/session/confirmation';
import { deviceOf } from '@sitewright/domain/session/device';
import { type OwnSession, ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { and, desc, eq, ne } from 'drizzle-orm';
import { sessions } from '../platform/global-tables.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isBrowserSessionOf } from './browser-sessions.ts';
import { checkPasswordWith } from './check-password.ts';
import { hashChosenPassword, savePasswordWith } from './new-password.ts';
import { endSessions, findUser } from './store.ts';

async function listSessions(tx: Tx, actor: AccountActor): Promise<OwnSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(isBrowserSessionOf(actor.userId))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ id, userAgent, ipAddress, createdAt, lastSeenAt }) => ({
    id,
    isCurrent: id === actor.sessionId,
    device: deviceOf(userAgent),
    ipAddress,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

export function ownSessionRoutes(serve: Serve, services: Services) {
  serve(ownSessionsApi.sessions, async ({ tx, actor }) => ({
    sessions: await listSessions(tx, actor),
  }));

  serve(ownSessionsApi.endSession, async ({ tx, actor, params }) => {
    const isIt = and(isBrowserSessionOf(actor.userId), eq(sessions.id, params.sessionId));
    found((await tx.select({ id: sessions.id }).from(sessions).where(isIt))[0]);
    await endSessions(tx, isIt);
  });

  serve(ownSessionsApi.endOtherSessions, async ({ tx, actor }) => {
    await endSessions(tx, and(isBrowserSessionOf(actor.userId), ne(sessions.id, actor.sessionId)));
  });

  passwordRoutes(serve, services);
}

function passwordRoutes(serve: Serve, services: Services) {
  const guess = checkPasswordWith(services);
  const keepPassword = savePasswordWith(services);
  serve(
    ownSessionsApi.changePassword,
    async ({ actor: { userId, username }, body, visitor, now, inOwnTx }) => {
      const find = (tx: Tx) => findUser(tx, userId);
      const password = body.currentPassword;
      const { account, verdict } = await guess(inOwnTx, {
        username,
        password,
        isPasswordEnough: true,
        visitor,
        now,
        find,
      });
      if (verdict !== 'right') throw refusedAt('currentPassword', wrongPassword);
      return hashChosenPassword(
        services.policy.PASSWORD_POLICY,
        account,
        body.newPassword,
        visitor,
      );
    },
    async (context) => keepPassword(context),
  );
}
