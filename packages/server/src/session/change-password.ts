import * as messages from '@sitewright/domain/kernel/messages';
import { found, notSignedIn, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import {
  emailNotFound,
  obstacleToFirstPassword,
  resetFailed,
} from '@sitewright/domain/session/rules';
import { networkKeyOf } from '../platform/http/address.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { isAssignedPasswordVoid } from './assigned-password.ts';
import { countMissesWith } from './existence.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { passwordChangedLetter } from './letters.ts';
import { accountKey, limits, signInDelays } from './limits.ts';
import { codeCheckWith } from './mailed-code.ts';
import { hashChosenPassword, savePasswordWith } from './new-password.ts';
import { hashPassword, refuseIfCommon } from './passwords.ts';
import { sendResetCodeWith } from './reset-code-emails.ts';
import { spendCode } from './reset-code-store.ts';
import { endSessionsOf, enterAccount, findUser, saveEmailProof, savePassword } from './store.ts';

export function forgotPasswordRoutes(serve: Serve, services: Services) {
  const { rateLimits, secrets, policy, canSendEmail } = services;
  const noteMiss = countMissesWith(services);
  const sendResetCode = sendResetCodeWith(services);
  const discloses = policy.FORGOT_PASSWORD_DISCLOSE === 'contract';

  serve(
    sessionApi.forgotPassword,
    // Counted equally whether or not there is an account.
    async ({ body, visitor, now, inOwnTx }) => {
      const { address } = visitor;
      const email = body.email.toLowerCase();
      const miss = limits.existenceMissesFrom(address);
      await rateLimits.consume(
        inOwnTx,
        limits.resetRequestsFrom(address),
        limits.dailyResetRequestsFrom(address),
        limits.resetRequestsOfNetwork(networkKeyOf(address)),
        // Where existence is not disclosed, a miss is not counted, because the limit would disclose
        // it.
        ...(discloses ? [miss] : []),
      );
      const account = await inOwnTx((tx) => enterAccount(tx, email));
      // A known device has its own email budget, which other callers cannot use up.
      const device = findKnownDevice({ visitor, secrets, now }, account);
      await rateLimits.consume(inOwnTx, limits.resetMailsTo(device ? `${email} ${device}` : email));
      if (!discloses) return { isUniform: true };
      if (account) {
        await rateLimits.refund(inOwnTx, miss);
        return { isUniform: false };
      }
      return { isUniform: await noteMiss(inOwnTx, email) };
    },
    async ({ tx, body, now, prepared: { isUniform } }) => {
      const account = await enterAccount(tx, body.email);
      if (!account && !isUniform) throw new Refused(emailNotFound);
      if (account) await sendResetCode({ tx, now }, { userId: account.id, email: account.email });
      return { message: messages.codesSent, isEmailed: canSendEmail };
    },
  );
}

export function resetPasswordRoutes(serve: Serve, services: Services) {
  const { rateLimits, queueEmail, policy, secrets } = services;
  const checkCode = codeCheckWith(services);

  serve(
    sessionApi.resetPassword,
    async ({ body: { email, resetCode, newPassword }, visitor, now, inOwnTx }) => {
      const account = await inOwnTx((tx) => enterAccount(tx, email));
      if (!findKnownDevice({ visitor, secrets, now }, account))
        await rateLimits.consume(inOwnTx, limits.resetTriesFrom(visitor.address));
      const codeHash = await checkCode(inOwnTx, {
        account,
        code: resetCode,
        visitor,
        now,
      });
      if (!account || !codeHash) throw new Refused(resetFailed);
      const choice = { ...account, field: 'newPassword', password: newPassword };
      await refuseIfCommon(policy.PASSWORD_POLICY, choice);
      const password = await hashPassword(newPassword, visitor.address);
      // The owner of the mailbox no longer waits for wrong guesses by others.
      await rateLimits.reset(inOwnTx, ...signInDelays(accountKey(account.id)));
      return { userId: account.id, email: account.email, codeHash, password };
    },
    async ({ tx, visitor, now, record, prepared: { userId, codeHash, email, password } }) => {
      refuseIf((await spendCode(tx, userId, codeHash)) ? undefined : resetFailed);
      await savePassword(tx, userId, password);
      await saveEmailProof(tx, userId);
      await endSessionsOf(tx, userId);
      const account = found(await enterAccount(tx, email));
      // Guesses elsewhere do not prevent the owner from signing in here.
      rememberDevice({ visitor, secrets, now }, account);
      await queueEmail(tx, await passwordChangedLetter(tx, email));
      await record({
        actor: { userId, username: account.username },
        endpoint: sessionApi.resetPassword,
      });
      return { message: messages.resetDone };
    },
  );
}

export function firstPasswordRoutes(serve: Serve, services: Services) {
  const keepPassword = savePasswordWith(services);
  serve(
    sessionApi.changeFirstPassword,
    async ({ actor, body: { newPassword }, visitor, inOwnTx }) => {
      refuseIf(obstacleToFirstPassword(actor));
      const user = await inOwnTx((tx) => findUser(tx, actor.userId));
      return hashChosenPassword(services.policy.PASSWORD_POLICY, user, newPassword, visitor);
    },
    async (context) => {
      const { tx, actor } = context;
      if (await isAssignedPasswordVoid(tx, await findUser(tx, actor.userId)))
        throw new Refused(notSignedIn);
      return keepPassword(context);
    },
  );
}
