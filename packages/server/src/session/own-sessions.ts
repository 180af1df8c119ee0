import type { Actor } from '@sitewright/domain/kernel/access';
import * as messages from '@sitewright/domain/kernel/messages';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { wrongPassword } from '@sitewright/domain/session/confirmation';
import { deviceOf } from '@sitewright/domain/session/device';
import { type OwnSession, ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { samePassword } from '@sitewright/domain/session/rules';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { sessions } from '../platform/global-tables.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { passwordChangedLetter } from './letters.ts';
import { limits, signInDelay } from './limits.ts';
import { hashPassword, isPassword, refuseIfCommon } from './passwords.ts';
import {
  endOtherSessions,
  endSessions,
  findUser,
  plainName,
  renewSession,
  savePassword,
} from './store.ts';

/** Those of browsers, wherever their owner works in them; a token for programs is no device. */
const areTheirs = ({ userId }: Actor) =>
  and(
    eq(sessions.userId, userId),
    isNull(sessions.scopes),
    gt(sessions.expiresAt, sql`now()`),
    gt(sessions.lastSeenAt, sql`now() - interval '12 hours'`),
  );

async function listSessions(tx: Tx, actor: Actor): Promise<OwnSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(areTheirs(actor))
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
    const isIt = and(areTheirs(actor), eq(sessions.id, params.sessionId));
    found((await tx.select({ id: sessions.id }).from(sessions).where(isIt))[0]);
    await endSessions(tx, isIt);
  });

  serve(ownSessionsApi.endOtherSessions, async ({ tx, actor }) => {
    await endSessions(tx, and(areTheirs(actor), ne(sessions.id, actor.sessionId)));
  });

  passwordRoutes(serve, services);
}

/** Guesses count as those of a sign-in do: an open session is no way round their limit. */
function passwordRoutes(serve: Serve, { budgets, post, policy }: Services) {
  serve(
    ownSessionsApi.changePassword,
    async ({ actor, body: { currentPassword, newPassword }, apart }) => {
      const account = plainName(actor.username);
      await budgets.await(apart, signInDelay(account));
      await budgets.spend(apart, limits.signInGuessesAt(account));
      const { email, name, password } = await apart((tx) => findUser(tx, actor.userId));
      if (!(await isPassword(password, currentPassword))) {
        await budgets.delay(apart, signInDelay(account));
        throw refusedAt('currentPassword', wrongPassword);
      }
      await budgets.giveBack(apart, limits.signInGuessesAt(account));
      await budgets.forget(apart, signInDelay(account));
      if (await isPassword(password, newPassword)) throw refusedAt('newPassword', samePassword);
      const choice = { field: 'newPassword', password: newPassword, email, name };
      await refuseIfCommon(policy.PASSWORD_POLICY, choice);
      return { password: await hashPassword(newPassword), email };
    },
    async ({ tx, actor, visitor, prepared: { password, email } }) => {
      await savePassword(tx, actor.userId, password);
      await endOtherSessions(tx, actor);
      visitor.keepSession(await renewSession(tx, actor.sessionId));
      await post(tx, await passwordChangedLetter(tx, email));
      return { message: messages.passwordChanged };
    },
  );
}
