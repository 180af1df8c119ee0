import type { Services } from '../platform/services.ts';
import type { InOwnTx } from '../platform/tenancy.ts';
import { limits } from './limits.ts';

/**
 * Every endpoint that discloses whether an account exists counts its misses here, in one site-wide
 * budget.
 */
export const countMissesWith =
  ({ rateLimits, secrets, log }: Services) =>
  /** True when the whole site is being probed: then existence is not disclosed for a while. */
  async (inOwnTx: InOwnTx, email: string): Promise<boolean> => {
    const hash = secrets.keyedHash(`missed account ${email}`);
    log.info({ email: hash }, 'No account exists for a requested email address.');
    const isFlood = await rateLimits.countAndCheck(
      inOwnTx,
      limits.existenceMissesOfAll('everybody'),
    );
    if (isFlood) log.warn('Account search suspected: more than 200 misses within the hour.');
    return isFlood;
  };
