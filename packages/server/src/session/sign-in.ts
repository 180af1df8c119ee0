import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { needsMailboxProof } from '@sitewright/domain/session/membership-rules';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { codeNeeded, mailedCodeNeeded, wrongCredentials } from '@sitewright/domain/session/rules';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { wrongCode } from '@sitewright/domain/session/two-factor-rules';
import type { RecordAction } from '../platform/activity.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import type { Prepare, Serve } from '../platform/http/serve.ts';
import { hashOf, newToken, type Visitor } from '../platform/http/visitor.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';
import type { InOwnTx, Tx } from '../platform/tenancy.ts';
import { isAssignedPasswordVoid } from './assigned-password.ts';
import { endSurplusSessions } from './browser-sessions.ts';
import { checkPasswordWith, type PasswordCheck } from './check-password.ts';
import { noteFailure } from './failed-sign-in.ts';
import { rememberDevice } from './known-device.ts';
import { accountKey, limits } from './limits.ts';
import { codeCheckWith, ownCodesFor } from './mailed-code.ts';
import { sendResetCodeWith } from './reset-code-emails.ts';
import { spendCode } from './reset-code-store.ts';
import { spendProofWith } from './spend-proof.ts';
import {
  type Account,
  endSession,
  endSessionsOf,
  enterAccount,
  enterBySession,
  findSessionUser,
  insertSession,
  requireNewPassword,
  saveEmailProof,
} from './store.ts';
import type { CodeProof as SecondFactor } from './two-factor-store.ts';

const longestSession = 7 * 24 * 60 * 60 * 1000;

type SignInContext = {
  secrets: Secrets;
  account: Account;
  visitor: Visitor;
  record: RecordAction;
  endpoint: Endpoint;
  now: Date;
  operator: string | undefined;
};

/** A new token at every sign-in, against session fixation. */
export async function beginSession(tx: Tx, arrival: SignInContext): Promise<SessionUser> {
  const { account, visitor, record, endpoint, now, operator, secrets } = arrival;
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
  for (const surplus of await endSurplusSessions(tx, userId))
    await record({ actor, endpoint: ownSessionsApi.endSession, params: { sessionId: surplus } });
  visitor.setSessionCookie(token);
  rememberDevice({ visitor, secrets, now }, account);
  return findSessionUser(tx, actor, operator);
}

/** `mailbox`: the hash of the code from an email, where one was needed. */
type Judged = { judged: Account; proof?: SecondFactor; mailbox: string | undefined };

/** Whether password and codes are right, counted before and outside the transaction of the sign-in. */
function judgeWith(services: Services): Prepare<typeof sessionApi.login, Judged> {
  const guess = checkPasswordWith(services);
  const proveMailbox = proofWith(services);
  return async ({ body: { username, password, mailedCode, code }, visitor, now, inOwnTx }) => {
    const { account, verdict, proof } = await guess(inOwnTx, {
      username,
      password,
      code,
      visitor,
      now,
      also: [limits.signInFailuresFrom(visitor.address)],
      ifRight: limits.signInsTo,
      find: (tx) => enterAccount(tx, username),
    });
    if (!account || verdict === 'wrongPassword' || verdict === 'wrongCode') {
      await noteFailure(inOwnTx, services.secrets, { username, visitor, now });
      throw verdict === 'wrongCode' ? refusedAt('code', wrongCode) : new Refused(wrongCredentials);
    }
    const proving = { account, verdict, mailedCode, visitor, now };
    const mailbox = await proveMailbox(inOwnTx, proving);
    // Asked for last: it changes every 30 seconds, and an email may take longer.
    if (verdict === 'codeNeeded') throw new Refused(codeNeeded);
    return { judged: account, ...(proof && { proof }), mailbox };
  };
}

export function signInRoutes(serve: Serve, services: Services) {
  const { policy, secrets } = services;
  const operator = policy.OPERATOR_ORGANIZATION;
  const spend = spendProofWith(services);

  serve(sessionApi.user, ({ tx, actor }) => findSessionUser(tx, actor, operator));

  serve(
    sessionApi.login,
    judgeWith(services),
    async ({ tx, body, visitor, record, now, prepared: { judged, proof, mailbox } }) => {
      // Read again with a lock: the account or its password may have changed meanwhile.
      const found = await enterAccount(tx, body.username, { isLocked: true });
      if (!found || !isAsJudged(found, judged)) throw new Refused(wrongCredentials);
      if (proof) await spend(tx, found, proof);
      const isProven = mailbox && (await spendCode(tx, found.id, mailbox));
      if (!isProven && (await isAssignedPasswordVoid(tx, found)))
        throw new Refused(wrongCredentials);
      const account = isProven ? await secureReclaimedAccount(tx, found) : found;
      const endpoint = sessionApi.login;
      return beginSession(tx, { account, visitor, record, endpoint, now, operator, secrets });
    },
  );
  signOutRoute(serve);
}

/**
 * The owner of the mailbox is proven: others may know the password, so a new one is required and
 * all sessions end.
 */
async function secureReclaimedAccount(tx: Tx, account: Account): Promise<Account> {
  await saveEmailProof(tx, account.id);
  await requireNewPassword(tx, account.id);
  await endSessionsOf(tx, account.id);
  return { ...account, mustChangePassword: true };
}

/** Neither the password nor two-factor sign-in has changed since the check. */
const isAsJudged = (account: Account, judged: Account): boolean =>
  account.password === judged.password &&
  account.twoFactorSince?.getTime() === judged.twoFactorSince?.getTime();

type Proof = {
  account: Account;
  verdict: PasswordCheck;
  mailedCode: string | undefined;
  visitor: Visitor;
  now: Date;
};

/**
 * The hash of an emailed code, where the sign-in needs one; without it, sends the code and refuses.
 */
function proofWith(services: Services) {
  const checkCode = codeCheckWith(services);
  const sendResetCode = sendResetCodeWith(services);
  const { rateLimits, secrets, canSendEmail } = services;
  return async (inOwnTx: InOwnTx, { account, verdict, mailedCode, visitor, now }: Proof) => {
    const isProven = account.emailProvenAt !== null;
    if (!needsMailboxProof({ ...account, isProven }, canSendEmail)) return;
    const proof =
      mailedCode && (await checkCode(inOwnTx, { account, code: mailedCode, visitor, now }));
    if (proof) return proof;
    const { id: userId, email } = account;
    // Not counted as a sign-in: otherwise others who know the password could use up the owner's
    // limit.
    if (verdict === 'right') await rateLimits.refund(inOwnTx, limits.signInsTo(accountKey(userId)));
    await rateLimits.consume(inOwnTx, ownCodesFor({ visitor, secrets, now }, account));
    await inOwnTx(async (tx) => {
      await enterOrganization(tx, account.organizationId);
      await sendResetCode({ tx, now }, { userId, email });
    });
    throw new Refused(mailedCodeNeeded);
  };
}

function signOutRoute(serve: Serve) {
  serve(sessionApi.logout, async ({ tx, visitor, record }) => {
    const actor = visitor.tokenHash && (await enterBySession(tx, visitor.tokenHash));
    if (visitor.tokenHash && actor) {
      await endSession(tx, visitor.tokenHash);
      await record({ actor, endpoint: sessionApi.logout });
    }
    visitor.clearSessionCookie();
    return { message: 'Logged out' };
  });
}
