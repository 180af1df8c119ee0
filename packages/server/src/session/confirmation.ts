import { refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { wrongPassword } from '@sitewright/domain/session/confirmation';
import { confirmationCodeNeeded, wrongCode } from '@sitewright/domain/session/two-factor-rules';
import { noteConfirmation } from '../platform/confirmed.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { guessingWith } from './guesses.ts';
import { proofSpendingWith } from './spend-proof.ts';
import { findUser } from './store.ts';

/** Always 400: for the client a 401 means that the session has ended. */
const refusals = {
  wrongPassword: { field: 'password', problem: wrongPassword },
  codeNeeded: { field: 'code', problem: confirmationCodeNeeded },
  wrongCode: { field: 'code', problem: wrongCode },
};

export function confirmationRoutes(serve: Serve, services: Services) {
  const guess = guessingWith(services);
  const spend = proofSpendingWith(services);
  serve(
    sessionApi.confirm,
    async ({ actor: { userId, username }, body: { password, code }, visitor, now, inOwnTx }) => {
      const find = (tx: Tx) => findUser(tx, userId);
      const guessed = { username, password, code, visitor, now, find };
      const { account, verdict, proof } = await guess(inOwnTx, guessed);
      if (verdict === 'right') return { account, proof };
      const { field, problem } = refusals[verdict];
      throw refusedAt(field, problem);
    },
    async ({ tx, actor, prepared: { account, proof } }) => {
      if (proof) await spend(tx, account, proof);
      return { confirmedUntil: (await noteConfirmation(tx, actor)).toISOString() };
    },
  );
}
