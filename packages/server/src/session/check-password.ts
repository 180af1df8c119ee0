import type { users } from '../platform/global-tables.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Delay, RateLimit } from '../platform/rate-limits.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';
import type { InOwnTx, Tx } from '../platform/tenancy.ts';
import { findKnownDevice } from './known-device.ts';
import { accountKey, signInDelays } from './limits.ts';
import { isPassword } from './passwords.ts';
import { normaliseName } from './store.ts';
import { type CodeProof, findProof } from './two-factor-store.ts';

type SignInAttempt<A> = {
  username: string;
  password: string;
  /**
   * From an authenticator app or a list of recovery codes, where the account has two-factor
   * sign-in.
   */
  code?: string | undefined;
  /** For actions that need the password only, even where the account has two-factor sign-in. */
  isPasswordEnough?: true;
  visitor: Visitor;
  now: Date;
  /** The account whose password is guessed. */
  find: (tx: Tx) => Promise<A>;
  /** An additional limit, unless the device is known to the account. */
  also?: RateLimit[];
  /** The limit for correct guesses, by account. */
  ifRight?: (account: string) => RateLimit;
};

type Account = typeof users.$inferSelect;

export type PasswordCheck = 'right' | 'wrongPassword' | 'codeNeeded' | 'wrongCode';

/** A `proof` still has to be used up, in the transaction that it authorises. */
type Judged = { verdict: PasswordCheck; proof?: CodeProof };

/**
 * Every guess at a password or a code counts before it is checked, on every endpoint: an open
 * session does not bypass the limit. A correct guess is refunded, and so is one that could not be
 * checked in time.
 */
export const checkPasswordWith =
  ({ rateLimits, secrets }: Pick<Services, 'rateLimits' | 'secrets'>) =>
  async <A extends Account | undefined>(
    inOwnTx: InOwnTx,
    guess: SignInAttempt<A>,
  ): Promise<Judged & { account: A }> => {
    const { username, visitor, now, find, also = [], ifRight } = guess;
    const account = await inOwnTx(find);
    const device = findKnownDevice({ visitor, secrets, now }, account);
    const others = device === undefined ? also : [];
    const name = account ? accountKey(account.id) : `name ${normaliseName(username)}`;
    const delays = signInDelays(name, device);
    const rights = ifRight ? [ifRight(name)] : [];
    const takingBack =
      (...limits: Delay[]) =>
      async (error: unknown): Promise<never> => {
        await rateLimits.refund(inOwnTx, ...limits);
        throw error;
      };
    await rateLimits.consume(inOwnTx, ...others);
    await rateLimits.attempt(inOwnTx, ...delays).catch(takingBack(...others));
    const judging = async () => {
      await rateLimits.consume(inOwnTx, ...rights);
      return judge(inOwnTx, secrets, account, guess);
    };
    const judged = await judging().catch(takingBack(...others, ...delays, ...rights));
    const { verdict, proof } = judged;
    if (verdict === 'right' && (proof || !account?.twoFactorSince)) {
      await rateLimits.refund(inOwnTx, ...others);
      await rateLimits.reset(inOwnTx, ...delays);
    } else if (verdict === 'right' || verdict === 'codeNeeded') {
      // Earlier failures still count: knowing the password must not allow guessing codes without a
      // wait.
      await rateLimits.refund(inOwnTx, ...others, ...delays, ...rights);
    } else if (ifRight) {
      await rateLimits.refund(inOwnTx, ...rights);
    }
    return { account, ...judged };
  };

async function judge(
  inOwnTx: InOwnTx,
  secrets: Secrets,
  account: Account | undefined,
  { password, code, isPasswordEnough, visitor, now }: Omit<SignInAttempt<unknown>, 'find'>,
): Promise<Judged> {
  if (!(await isPassword(account?.password, password, visitor.address)))
    return { verdict: 'wrongPassword' };
  if (!account?.twoFactorSince || isPasswordEnough) return { verdict: 'right' };
  if (!code) return { verdict: 'codeNeeded' };
  const proof = await inOwnTx((tx) => findProof(tx, secrets, account, { code, now }));
  return proof ? { verdict: 'right', proof } : { verdict: 'wrongCode' };
}
