import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import {
  obstacleToNewCodes,
  obstacleToSettingUp,
  obstacleToTurningOff,
  setUpNotBegun,
  wrongCode,
  wrongMailedCode,
} from '@sitewright/domain/session/two-factor-rules';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { sessions } from '../platform/global-tables.ts';
import type { Prepare, Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { endCalendarLink } from '../settings/public.ts';
import { rememberDevice } from './known-device.ts';
import { twoFactorChangedLetter } from './letters.ts';
import { codeCheckWith, ownCodesFor } from './mailed-code.ts';
import { sendResetCodeWith } from './reset-code-emails.ts';
import { spendCode } from './reset-code-store.ts';
import { endSessions, findUser, lockUser, renewSession, saveProof } from './store.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import {
  deleteTwoFactorReset,
  findTwoFactor,
  listTokenNames,
  removeTwoFactor,
  replaceRecoveryCodes,
  saveTwoFactor,
} from './two-factor-store.ts';

const plainDigits = (code: string): string => code.replace(/\s/g, '');

export function twoFactorRoutes(serve: Serve, services: Services) {
  serve(twoFactorApi.readTwoFactor, ({ tx, actor }) => findTwoFactor(tx, actor.userId));
  setUpRoutes(serve, services);
  const { secrets, post } = services;

  serve(twoFactorApi.renewRecoveryCodes, async ({ tx, actor: { userId, sessionId } }) => {
    await refuseUnlessConfirmed(tx, { sessionId });
    const { twoFactorSince, email } = await lockUser(tx, userId);
    refuseIf(obstacleToNewCodes({ isOn: twoFactorSince !== null }));
    const recoveryCodes = await replaceRecoveryCodes(tx, secrets, userId);
    await post(tx, await twoFactorChangedLetter(tx, email, 'newCodes'));
    return { recoveryCodes };
  });

  serve(twoFactorApi.turnOffTwoFactor, async ({ tx, actor, visitor, now }) => {
    const { userId } = actor;
    await refuseUnlessConfirmed(tx, actor);
    const { email } = await lockUser(tx, userId);
    refuseIf(obstacleToTurningOff(await findTwoFactor(tx, userId)));
    await removeTwoFactor(tx, userId);
    rememberDevice({ visitor, secrets, now }, await findUser(tx, userId));
    await post(tx, await twoFactorChangedLetter(tx, email, 'turnedOff'));
    return findTwoFactor(tx, userId);
  });
}

/** A secret first, which counts once a code from it shows that an app has it. */
function setUpRoutes(serve: Serve, services: Services) {
  const { secrets, budgets } = services;
  const sendCode = sendResetCodeWith(services);
  serve(twoFactorApi.setUpTwoFactor, async ({ tx, actor, visitor, now }) => {
    const { userId } = actor;
    await refuseUnlessConfirmed(tx, actor);
    const user = await lockUser(tx, userId);
    const { twoFactorSince, email } = user;
    refuseIf(obstacleToSettingUp({ isOn: twoFactorSince !== null }));
    const secret = newTotpSecret();
    await saveTwoFactor(tx, userId, { twoFactorSecret: secrets.seal(secret) });
    const isMailedCodeNeeded = isUnproven(user, services);
    if (isMailedCodeNeeded) {
      // Past the limit nothing more is sent; the code of the last email still works.
      const codes = ownCodesFor({ visitor, secrets, now }, user);
      if (!(await budgets.isOver((work) => work(tx), codes)))
        await sendCode({ tx, now }, { userId, email });
    }
    return { secret, uri: totpUri(secret, email), isMailedCodeNeeded };
  });
  turnOnRoute(serve, services);
}

/**
 * Two-factor sign-in is for the owner of the mailbox: otherwise somebody could make an account with another
 * person's address and keep them out of it for good. Without a mail server there is no way to prove it.
 */
const isUnproven = (
  { emailProvenAt }: { emailProvenAt: Date | null },
  { canSendEmail }: Pick<Services, 'canSendEmail'>,
): boolean => canSendEmail && emailProvenAt === null;

/** The address as it was looked at, and the hash of a code from it where one was needed. */
type Mailbox = { email: string; proof?: string };

function proveMailboxWith(
  services: Services,
): Prepare<typeof twoFactorApi.turnOnTwoFactor, Mailbox> {
  const checkCode = codeCheckWith(services);
  return async ({ actor, body: { mailedCode = '' }, visitor, now, inOwnTx }) => {
    const account = await inOwnTx((tx) => findUser(tx, actor.userId));
    const { email } = account;
    if (!isUnproven(account, services)) return { email };
    const proof = await checkCode(inOwnTx, {
      account,
      code: mailedCode,
      visitor,
      now,
    });
    if (!proof) throw refusedAt('mailedCode', wrongMailedCode);
    return { email, proof };
  };
}

function turnOnRoute(serve: Serve, services: Services) {
  const { secrets, post } = services;
  serve(twoFactorApi.turnOnTwoFactor, proveMailboxWith(services), async (context) => {
    const { tx, actor, body, visitor, now, prepared: mailbox } = context;
    const { userId, sessionId } = actor;
    await refuseUnlessConfirmed(tx, actor);
    const { twoFactorSecret, twoFactorSince, email } = await lockUser(tx, userId);
    // An address that has changed since is not the one that was proven.
    if (email !== mailbox.email) throw refusedAt('mailedCode', wrongMailedCode);
    refuseIf(obstacleToSettingUp({ isOn: twoFactorSince !== null }));
    if (!twoFactorSecret) throw refusedAt('code', setUpNotBegun);
    const step = stepOfCode(secrets.unseal(twoFactorSecret), plainDigits(body.code), now);
    if (step === undefined) throw refusedAt('code', wrongCode);
    if (mailbox.proof) {
      // Of two requests with the same code, one proves the mailbox.
      if (!(await spendCode(tx, userId, mailbox.proof)))
        throw refusedAt('mailedCode', wrongMailedCode);
      await saveProof(tx, userId);
    }
    await saveTwoFactor(tx, userId, { twoFactorSince: now, twoFactorStep: step });
    await deleteTwoFactorReset(tx, userId);
    await endCalendarLink(tx, userId);
    const recoveryCodes = await replaceRecoveryCodes(tx, secrets, userId);
    // A token for programs asks for no code, and goes on; its owner is reminded of it.
    const areOthers = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
    await endSessions(tx, and(areOthers, isNull(sessions.scopes)));
    visitor.keepSession(await renewSession(tx, sessionId, visitor));
    rememberDevice({ visitor, secrets, now }, await findUser(tx, userId));
    const apiTokens = await listTokenNames(tx, userId);
    await post(tx, await twoFactorChangedLetter(tx, email, 'turnedOn', apiTokens.length));
    return { recoveryCodes, apiTokens };
  });
}
