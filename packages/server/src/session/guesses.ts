import type { Budget } from '../platform/budgets.ts';
import type { Apart } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Visitor } from '../platform/visitor.ts';
import { knownDevice } from './known-device.ts';
import { signInDelay } from './limits.ts';
import { isPassword } from './passwords.ts';
import { plainName } from './store.ts';

type Guess<A> = {
  username: string;
  password: string;
  visitor: Visitor;
  now: Date;
  /** Whose password it would be. */
  find: (tx: Tx) => Promise<A>;
  /** What it counts against as well as the guesses at this account. */
  also?: Budget[];
};

type Account = { id: number; password: string };

/**
 * Every guess at a password counts before it is judged, wherever it is made: an open session is no way
 * round the limit. One that was right is taken back, and so is one that could not be judged in time.
 */
export const guessingWith =
  ({ budgets, secrets }: Pick<Services, 'budgets' | 'secrets'>) =>
  async <A extends Account | undefined>(
    apart: Apart,
    { username, password, visitor, now, find, also = [] }: Guess<A>,
  ): Promise<{ account: A; isRight: boolean }> => {
    await budgets.spend(apart, ...also);
    const account = await apart(find);
    const device = knownDevice({ visitor, secrets, now }, account?.id);
    const delay = signInDelay(account ? String(account.id) : plainName(username), device);
    await budgets.try(apart, delay);
    const isRight = await isPassword(account?.password, password).catch(async (error) => {
      await budgets.giveBack(apart, ...also, delay);
      throw error;
    });
    if (isRight) {
      await budgets.giveBack(apart, ...also);
      await budgets.forget(apart, delay);
    }
    return { account, isRight };
  };
