import { refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { wrongPassword } from '@sitewright/domain/session/confirmation';
import { noteConfirmation } from '../platform/confirmed.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { guessingWith } from './guesses.ts';
import { findUser } from './store.ts';

export function confirmationRoutes(serve: Serve, services: Services) {
  const guess = guessingWith(services);
  serve(
    sessionApi.confirm,
    async ({ actor: { userId, username }, body: { password }, visitor, now, apart }) => {
      const find = (tx: Tx) => findUser(tx, userId);
      const { isRight } = await guess(apart, { username, password, visitor, now, find });
      if (!isRight) throw refusedAt('password', wrongPassword);
    },
    async ({ tx, actor }) => ({
      confirmedUntil: (await noteConfirmation(tx, actor)).toISOString(),
    }),
  );
}
