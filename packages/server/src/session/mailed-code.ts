import { timingSafeEqual } from 'node:crypto';
import { networkKeyOf } from '../platform/http/address.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { InOwnTx } from '../platform/tenancy.ts';
import { type Account, type DeviceLookup, findKnownDevice } from './known-device.ts';
import { limits } from './limits.ts';
import { resetCodeHash } from './reset-code.ts';
import { findResetCode, spendTry } from './reset-code-store.ts';

type Check = {
  account: (Account & { email: string }) | undefined;
  code: string;
  visitor: Visitor;
  now: Date;
};

/**
 * The hash of the emailed code, if it is correct. Five wrong tries close it for their network or
 * known device; then the correct code is refused there too, with the same response. Fifty use it up
 * for all unknown devices, so that attackers cannot take it from its owner on a known one.
 */
export const codeCheckWith =
  ({ rateLimits, secrets }: Pick<Services, 'rateLimits' | 'secrets'>) =>
  async (inOwnTx: InOwnTx, { account, code, visitor, now }: Check): Promise<string | undefined> => {
    const id = account?.id ?? 0;
    const reset = await inOwnTx((tx) => findResetCode(tx, id, now));
    const device = findKnownDevice({ visitor, secrets, now }, account);
    const from = device ?? networkKeyOf(visitor.address);
    const limit = limits.resetTriesOf(`${reset?.codeHash ?? 'none'} ${from}`);
    if (await rateLimits.countAndCheck(inOwnTx, limit)) return;
    const typed = resetCodeHash(secrets, account?.email ?? '', code);
    const isSpent = device !== undefined || (await inOwnTx((tx) => spendTry(tx, id, now)));
    if (!reset || !isSpent) return;
    if (!timingSafeEqual(Buffer.from(reset.codeHash), Buffer.from(typed))) return;
    await rateLimits.refund(inOwnTx, limit);
    return reset.codeHash;
  };

/** How many codes an account gets, on each known device and on all others together. */
export const ownCodesFor = (lookup: DeviceLookup, account: Account): RateLimit =>
  limits.signInCodesTo(`${account.id} ${findKnownDevice(lookup, account) ?? 'elsewhere'}`);
