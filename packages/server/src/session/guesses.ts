import type { Budget } from '../platform/budgets.ts';
import type { Apart } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { limits, signInDelay } from './limits.ts';
import { isPassword } from './passwords.ts';
import { plainName } from './store.ts';

type Guess<A> = {
  username: string;
  password: string;
  /** Whose password it would be; looked up once the guess has been counted. */
  find: (tx: Tx) => Promise<A>;
  /** What it counts against besides the guesses at this name. */
  also?: Budget[];
};

/**
 * Every guess at a password counts before it is judged, wherever it is made: an open session is no way
 * round the limit. One that was right is taken back, and so is one that nobody had the time to judge.
 */
export const guessingWith =
  ({ budgets }: Pick<Services, 'budgets'>) =>
  async <A extends { password: string } | undefined>(
    apart: Apart,
    { username, password, find, also = [] }: Guess<A>,
  ): Promise<{ account: A; isRight: boolean }> => {
    const name = plainName(username);
    const spent = [...also, limits.signInGuessesAt(name)];
    await budgets.await(apart, signInDelay(name));
    await budgets.spend(apart, ...spent);
    const account = await apart(find);
    const isRight = await isPassword(account?.password, password).catch(async (error) => {
      await budgets.giveBack(apart, ...spent);
      throw error;
    });
    if (isRight) {
      await budgets.giveBack(apart, ...spent);
      await budgets.forget(apart, signInDelay(name));
    } else await budgets.delay(apart, signInDelay(name));
    return { account, isRight };
  };
