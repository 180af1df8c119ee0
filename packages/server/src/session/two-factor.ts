import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { obstacleToRequiring } from '@sitewright/domain/organizations/two-factor-requirement';
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
import { lockOrganization, saveTwoFactorRequirement } from '../organizations/public.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { sessions, users } from '../platform/global-tables.ts';
import type { Prepare, Serve } from '../platform/http/serve.ts';
import { announceEnd } from '../platform/jobs/live.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { endCalendarLink } from '../settings/public.ts';
import { rememberDevice } from './known-device.ts';
import { twoFactorChangedLetter } from './letters.ts';
import { codeCheckWith, ownCodesFor } from './mailed-code.ts';
import { sendResetCodeWith } from './reset-code-emails.ts';
import { spendCode } from './reset-code-store.ts';
import { endSessions, findUser, lockUser, renewSession, saveEmailProof } from './store.ts';
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
  const { secrets, queueEmail } = services;

  serve(twoFactorApi.renewRecoveryCodes, async ({ tx, actor: { userId, sessionId } }) => {
    await refuseUnlessConfirmed(tx, { sessionId });
    const { twoFactorSince, email } = await lockUser(tx, userId);
    refuseIf(obstacleToNewCodes({ isOn: twoFactorSince !== null }));
    const recoveryCodes = await replaceRecoveryCodes(tx, secrets, userId);
    await queueEmail(tx, await twoFactorChangedLetter(tx, email, 'newCodes'));
    return { recoveryCodes };
  });

  serve(twoFactorApi.turnOffTwoFactor, async ({ tx, actor, visitor, now }) => {
    const { userId } = actor;
    await refuseUnlessConfirmed(tx, actor);
    const { email } = await lockUser(tx, userId);
    refuseIf(obstacleToTurningOff(await findTwoFactor(tx, userId)));
    await removeTwoFactor(tx, userId);
    rememberDevice({ visitor, secrets, now }, await findUser(tx, userId));
    await queueEmail(tx, await twoFactorChangedLetter(tx, email, 'turnedOff'));
    return findTwoFactor(tx, userId);
  });
}

/** A new secret, active once a code from it shows that an app has it. */
function setUpRoutes(serve: Serve, services: Services) {
  const { secrets, rateLimits } = services;
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
      // Past the limit no more is sent; the code in the last email still works.
      const codes = ownCodesFor({ visitor, secrets, now }, user);
      if (!(await rateLimits.countAndCheck((work) => work(tx), codes)))
        await sendCode({ tx, now }, { userId, email });
    }
    return { secret, uri: totpUri(secret, email), isMailedCodeNeeded };
  });
  turnOnRoute(serve, services);
}

/**
 * Two-factor sign-in requires a proven mailbox: otherwise a person could register another person's
 * address and lock them out for good. Without a mail server it cannot be proven.
 */
const isUnproven = (
  { emailProvenAt }: { emailProvenAt: Date | null },
  { canSendEmail }: Pick<Services, 'canSendEmail'>,
): boolean => canSendEmail && emailProvenAt === null;

/** The address at the time of the check, and the hash of an emailed code where one was needed. */
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
  const { secrets, queueEmail } = services;
  serve(twoFactorApi.turnOnTwoFactor, proveMailboxWith(services), async (context) => {
    const { tx, actor, body, visitor, now, prepared: mailbox } = context;
    const { userId, sessionId } = actor;
    await refuseUnlessConfirmed(tx, actor);
    const { twoFactorSecret, twoFactorSince, email } = await lockUser(tx, userId);
    // If the address has changed since, it is not the one that was proven.
    if (email !== mailbox.email) throw refusedAt('mailedCode', wrongMailedCode);
    refuseIf(obstacleToSettingUp({ isOn: twoFactorSince !== null }));
    if (!twoFactorSecret) throw refusedAt('code', setUpNotBegun);
    const step = stepOfCode(secrets.unseal(twoFactorSecret), plainDigits(body.code), now);
    if (step === undefined) throw refusedAt('code', wrongCode);
    if (mailbox.proof) {
      // Of two requests with the same code, one proves the mailbox.
      if (!(await spendCode(tx, userId, mailbox.proof)))
        throw refusedAt('mailedCode', wrongMailedCode);
      await saveEmailProof(tx, userId);
    }
    await saveTwoFactor(tx, userId, { twoFactorSince: now, twoFactorStep: step });
    await deleteTwoFactorReset(tx, userId);
    await endCalendarLink(tx, userId);
    const recoveryCodes = await replaceRecoveryCodes(tx, secrets, userId);
    // API tokens need no code and stay valid; the email reminds their owner.
    const otherSessions = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
    await endSessions(tx, and(otherSessions, isNull(sessions.scopes)));
    visitor.setSessionCookie(await renewSession(tx, sessionId, visitor));
    rememberDevice({ visitor, secrets, now }, await findUser(tx, userId));
    const apiTokens = await listTokenNames(tx, userId);
    await queueEmail(tx, await twoFactorChangedLetter(tx, email, 'turnedOn', apiTokens.length));
    return { recoveryCodes, apiTokens };
  });
}

export function twoFactorRequirementRoutes(serve: Serve, { policy }: Pick<Services, 'policy'>) {
  serve(companyApi.requireTwoFactor, async ({ tx, actor, body: { roles } }) => {
    await lockOrganization(tx, actor);
    const { twoFactorSince } = await findUser(tx, actor.userId);
    refuseIf(obstacleToRequiring(roles, actor, twoFactorSince !== null));
    await refuseUnlessConfirmed(tx, actor);
    await endStreamsWithoutTwoFactor(tx, actor);
    return saveTwoFactorRequirement(tx, actor, roles, policy);
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
