import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { wrongCredentials } from '@sitewright/domain/session/rules';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import type { RecordDeed } from '../platform/activity.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashOf, newToken, type Visitor } from '../platform/visitor.ts';
import { noteFailure } from './failed-sign-in.ts';
import { guessingWith } from './guesses.ts';
import { limits } from './limits.ts';
import {
  type Account,
  endSession,
  enterAccount,
  enterBySession,
  findSessionUser,
  insertSession,
} from './store.ts';

const longestSession = 7 * 24 * 60 * 60 * 1000;

type Arrival = {
  account: Account;
  visitor: Visitor;
  record: RecordDeed;
  endpoint: Endpoint;
  now: Date;
  operator: string | undefined;
};

/** A new token at every sign-in: one that was planted in the browser before is worth nothing. */
export async function beginSession(tx: Tx, arrival: Arrival): Promise<SessionUser> {
  const { account, visitor, record, endpoint, now, operator } = arrival;
  const { id: userId, organizationId, username, mustChangePassword, authority } = account;
  if (visitor.tokenHash) await endSession(tx, visitor.tokenHash);
  const token = newToken();
  const sessionId = await insertSession(tx, {
    tokenHash: hashOf(token),
    userId,
    organizationId,
    ipAddress: visitor.address,
    userAgent: visitor.userAgent,
    expiresAt: new Date(now.getTime() + longestSession),
  });
  const actor = { ...authority, userId, username, organizationId, sessionId, mustChangePassword };
  await record({ actor, endpoint });
  visitor.keepSession(token);
  return findSessionUser(tx, actor, operator);
}

export function signInRoutes(serve: Serve, services: Services) {
  const { policy, secrets } = services;
  const operator = policy.OPERATOR_ORGANIZATION;
  const guess = guessingWith(services);

  serve(sessionApi.user, ({ tx, actor }) => findSessionUser(tx, actor, operator));

  serve(
    sessionApi.login,
    async ({ body: { username, password }, visitor, now, apart }) => {
      const { account, isRight } = await guess(apart, {
        ...{ username, password },
        also: [limits.signInFailuresFrom(visitor.address)],
        find: (tx) => enterAccount(tx, username),
      });
      if (!isRight) {
        await noteFailure(apart, secrets, { username, visitor, now });
        throw new Refused(wrongCredentials);
      }
      return { judged: account?.password };
    },
    async ({ tx, body, visitor, record, now, prepared: { judged } }) => {
      // Read again, behind whoever changes it just now: they may be suspended, the password reset.
      const account = await enterAccount(tx, body.username, { isLocked: true });
      if (account?.password !== judged || !account) throw new Refused(wrongCredentials);
      const endpoint = sessionApi.login;
      return beginSession(tx, { account, visitor, record, endpoint, now, operator });
    },
  );
  signOutRoute(serve);
}

function signOutRoute(serve: Serve) {
  serve(sessionApi.logout, async ({ tx, visitor, record }) => {
    const actor = visitor.tokenHash && (await enterBySession(tx, visitor.tokenHash));
    if (visitor.tokenHash && actor) {
      await endSession(tx, visitor.tokenHash);
      await record({ actor, endpoint: sessionApi.logout });
    }
    visitor.dropSession();
    return { message: 'Logged out' };
  });
}
