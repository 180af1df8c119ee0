import { refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { wrongPassword } from '@sitewright/domain/session/confirmation';
import { noteConfirmation } from '../platform/confirmed.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { limits, signInDelay } from './limits.ts';
import { isPassword } from './passwords.ts';
import { findUser, plainName } from './store.ts';

/** Guesses count as those of a sign-in do: an open session is no way round their limit. */
export function confirmationRoutes(serve: Serve, { budgets }: Services) {
  serve(
    sessionApi.confirm,
    async ({ actor, body, apart }) => {
      const name = plainName(actor.username);
      await budgets.await(apart, signInDelay(name));
      await budgets.spend(apart, limits.signInGuessesAt(name));
      const { password } = await apart((tx) => findUser(tx, actor.userId));
      if (!(await isPassword(password, body.password))) {
        await budgets.delay(apart, signInDelay(name));
        throw refusedAt('password', wrongPassword);
      }
      await budgets.giveBack(apart, limits.signInGuessesAt(name));
      await budgets.forget(apart, signInDelay(name));
    },
    async ({ tx, actor }) => ({
      confirmedUntil: (await noteConfirmation(tx, actor)).toISOString(),
    }),
  );
}
