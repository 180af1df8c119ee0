import { timingSafeEqual } from 'node:crypto';
import * as messages from '@sitewright/domain/kernel/messages';
import { found, Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import {
  emailNotFound,
  obstacleToFirstPassword,
  resetFailed,
} from '@sitewright/domain/session/rules';
import { networkOf } from '../platform/address.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { missesWith } from './existence.ts';
import { passwordChangedLetter, resetLetters } from './letters.ts';
import { limits, signInDelay } from './limits.ts';
import { chosenPassword, keepPasswordWith } from './new-password.ts';
import { hashPassword, refuseIfCommon } from './passwords.ts';
import { newResetCode, plainCode } from './reset-code.ts';
import {
  endSessionsOf,
  enterAccount,
  findUser,
  plainName,
  savePassword,
  saveResetCode,
  spendTry,
  useUpCode,
} from './store.ts';

const tenMinutes = 10 * 60 * 1000;
const tries = 5;

export function forgotPasswordRoutes(serve: Serve, services: Services) {
  const { budgets, secrets, post, policy } = services;
  const noteMiss = missesWith(services);
  const discloses = policy.FORGOT_PASSWORD_DISCLOSE === 'contract';

  serve(
    sessionApi.forgotPassword,
    // Counted before anything is looked up, and alike whether or not there is an account.
    async ({ body, visitor: { address }, apart }) => {
      const email = body.email.toLowerCase();
      const miss = limits.existenceMissesFrom(address);
      await budgets.spend(
        apart,
        limits.resetRequestsFrom(address),
        limits.resetRequestsFromADay(address),
        limits.resetRequestsOfNetwork(networkOf(address)),
        limits.resetMailsTo(email),
        limits.resetMailsToADay(email),
        // Where nothing is told there is no miss; to count one would tell.
        ...(discloses ? [miss] : []),
      );
      if (!discloses) return { isUniform: true };
      if (await apart((tx) => enterAccount(tx, email))) {
        await budgets.giveBack(apart, miss);
        return { isUniform: false };
      }
      return { isUniform: await noteMiss(apart, email) };
    },
    async ({ tx, body, now, prepared: { isUniform } }) => {
      const code = newResetCode();
      const codeHash = secrets.keyedHash(plainCode(code));
      const account = await enterAccount(tx, body.email);
      if (!account && !isUniform) throw new Refused(emailNotFound);
      if (account) {
        const expiresAt = new Date(now.getTime() + tenMinutes);
        await saveResetCode(tx, { userId: account.id, codeHash, triesLeft: tries, expiresAt });
        for (const letter of await resetLetters(tx, account.email, code)) await post(tx, letter);
      }
      return { message: messages.codesSent };
    },
  );
}

export function resetPasswordRoutes(serve: Serve, { budgets, secrets, post, policy }: Services) {
  const matches = (stored: string, typed: string) =>
    timingSafeEqual(Buffer.from(stored), Buffer.from(secrets.keyedHash(plainCode(typed))));

  serve(
    sessionApi.resetPassword,
    async ({ body: { email, resetCode, newPassword }, visitor: { address }, now, apart }) => {
      const tries = limits.resetTriesAt(plainName(email));
      await budgets.spend(apart, limits.resetTriesFrom(address), tries);
      const reset = await apart((tx) => spendTry(tx, email, now));
      if (!reset || !matches(reset.codeHash, resetCode)) throw new Refused(resetFailed);
      const choice = { ...reset, field: 'newPassword', password: newPassword };
      await refuseIfCommon(policy.PASSWORD_POLICY, choice);
      const password = await hashPassword(newPassword);
      // Whoever reads the letters is the owner: nobody's guesses shall keep them out any longer.
      const { username } = reset;
      await budgets.forget(apart, tries);
      for (const name of [email, username].map(plainName)) {
        await budgets.forget(apart, signInDelay(name));
        await budgets.forget(apart, limits.signInGuessesAt(name));
      }
      return { ...reset, password };
    },
    async ({ tx, record, prepared: { userId, codeHash, email, password } }) => {
      refuseIf((await useUpCode(tx, userId, codeHash)) ? undefined : resetFailed);
      await savePassword(tx, userId, password);
      await endSessionsOf(tx, userId);
      const { username } = found(await enterAccount(tx, email));
      await post(tx, await passwordChangedLetter(tx, email));
      await record({ actor: { userId, username }, endpoint: sessionApi.resetPassword });
      return { message: messages.resetDone };
    },
  );
}

export function firstPasswordRoutes(serve: Serve, services: Services) {
  const keepPassword = keepPasswordWith(services);
  serve(
    sessionApi.changeFirstPassword,
    async ({ actor, body: { newPassword }, apart }) => {
      refuseIf(obstacleToFirstPassword(actor));
      const user = await apart((tx) => findUser(tx, actor.userId));
      return chosenPassword(services.policy.PASSWORD_POLICY, user, newPassword);
    },
    async (context) => keepPassword(context),
  );
}
