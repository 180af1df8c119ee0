import { Refused, tooMany } from '@sitewright/domain/kernel/problem';
import { eq, inArray, sql } from 'drizzle-orm';
import { rateLimitCounters } from './global-tables.ts';
import { clientKeyOf } from './http/address.ts';
import type { Secrets } from './secrets.ts';
import type { InOwnTx, Tx } from './tenancy.ts';

/** At most `max` times within `seconds`, for one `subject`: an address, an account, the whole site. */
export type RateLimit = {
  name: string;
  subject: string;
  max: number;
  seconds: number;
  /** how many are used together; one, unless it says. */
  atOnce?: number;
};

/** In seconds. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The name is part of the stored counter's key. */
export const limit =
  (name: string, max: number, seconds: number) =>
  (subject: string, atOnce = 1): RateLimit => ({ name, subject, max, seconds, atOnce });

export const limitByAddress = (name: string, max: number, seconds: number) => (address: string) =>
  limit(name, max, seconds)(clientKeyOf(address));

export const limitByUser =
  (name: string, max: number, seconds: number) =>
  ({ userId }: { userId: number }) =>
    limit(name, max, seconds)(String(userId));

export const limitByCompany =
  (name: string, max: number, seconds: number) =>
  ({ organizationId }: { organizationId: number }, atOnce?: number) =>
    limit(name, max, seconds)(String(organizationId), atOnce);

export type RateLimits = {
  /** Counts first and refuses past the limit, so that parallel requests cannot slip through. */
  consume: (inOwnTx: InOwnTx, ...limits: RateLimit[]) => Promise<void>;
  /** Counts, and tells whether the limit has been passed. */
  countAndCheck: (inOwnTx: InOwnTx, limit: RateLimit) => Promise<boolean>;
  /** Takes back what turned out not to count. */
  refund: (inOwnTx: InOwnTx, ...limits: Delay[]) => Promise<void>;
  /**
   * Counts an attempt before it is checked, and refuses while the wait for an earlier one lasts: after
   * the fifth there is a wait, which doubles up to a minute. Of tries side by side one gets through. One that
   * is refused counts for none of the delays.
   */
  attempt: (inOwnTx: InOwnTx, ...delays: Delay[]) => Promise<void>;
  reset: (inOwnTx: InOwnTx, ...delays: Delay[]) => Promise<void>;
};

/** `free` is how many tries there are before the first wait; five, unless it says. */
export type Delay = { name: string; subject: string; free?: number };

const freeTries = 5;
const longestWait = 60;

/** The profile `relaxed` keeps the same rules with a hundred times the limit. */
export function rateLimitsOf(profile: 'strict' | 'relaxed', secrets: Secrets): RateLimits {
  const factor = profile === 'strict' ? 1 : 100;
  // The text is the same since the first version: stored counters keep their keys.
  const keyOf = ({ name, subject }: Delay) =>
    `${name}:${secrets.keyedHash(`budget ${name}: ${subject}`)}`;

  const count = async (inOwnTx: InOwnTx, limit: RateLimit) => {
    const spent = await inOwnTx((tx) => countMore(tx, keyOf(limit), limit));
    return { ...spent, isOver: spent.spent > limit.max * factor };
  };

  const refund = async (inOwnTx: InOwnTx, ...limits: (RateLimit | Delay)[]) => {
    if (limits.length === 0) return;
    await inOwnTx(async (tx) => {
      for (const limit of limits) await countLess(tx, keyOf(limit), limit);
    });
  };

  return {
    refund,
    async consume(inOwnTx, ...limits) {
      for (const limit of limits) {
        const { isOver, seconds: retryAfter } = await count(inOwnTx, limit);
        if (isOver) throw new Refused(tooMany, { retryAfter });
      }
    },
    async countAndCheck(inOwnTx, limit) {
      return (await count(inOwnTx, limit)).isOver;
    },
    async attempt(inOwnTx, ...delays) {
      for (const [index, delay] of delays.entries()) {
        const free = (delay.free ?? freeTries) * factor;
        const seconds = await inOwnTx((tx) => delayOne(tx, keyOf(delay), free));
        if (seconds === 0) continue;
        await refund(inOwnTx, ...delays.slice(0, index));
        throw new Refused(tooMany, { retryAfter: seconds });
      }
    },
    async reset(inOwnTx, ...delays) {
      await inOwnTx((tx) => deleteCounters(tx, delays.map(keyOf)));
    },
  };
}

const deleteCounters = (tx: Tx, keys: string[]) =>
  tx.delete(rateLimitCounters).where(inArray(rateLimitCounters.key, keys));

const secondsLeft = sql<number>`ceil(extract(epoch from ${rateLimitCounters.endsAt} - now()))::int`;

/** A try that is taken back leaves no wait either. */
async function countLess(tx: Tx, key: string, limit: RateLimit | Delay) {
  const less = { spent: sql`greatest(0, ${rateLimitCounters.spent} - 1)` };
  await tx
    .update(rateLimitCounters)
    .set('max' in limit ? less : { ...less, endsAt: sql`now()` })
    .where(eq(rateLimitCounters.key, key));
}

async function countMore(tx: Tx, key: string, { seconds, atOnce = 1 }: RateLimit) {
  const isPast = sql`${rateLimitCounters.endsAt} <= now()`;
  const [row] = await tx
    .insert(rateLimitCounters)
    .values({ key, spent: atOnce, endsAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoUpdate({
      target: rateLimitCounters.key,
      set: {
        spent: sql`excluded.spent + case when ${isPast} then 0 else ${rateLimitCounters.spent} end`,
        endsAt: sql`case when ${isPast} then excluded.ends_at else ${rateLimitCounters.endsAt} end`,
      },
    })
    .returning({ spent: rateLimitCounters.spent, seconds: secondsLeft });
  return row ?? { spent: atOnce, seconds };
}

/** How many seconds to wait; zero when the try was counted and may be made now. */
async function delayOne(tx: Tx, key: string, free: number): Promise<number> {
  const isOld = sql`${rateLimitCounters.endsAt} < now() - interval '1 day'`;
  const tries = sql`case when ${isOld} then 1 else ${rateLimitCounters.spent} + 1 end`;
  const past = sql`(${rateLimitCounters.spent} + 1 - ${free})`;
  const seconds = sql`case when ${isOld} or ${past} < 0 then 0
    else least(${longestWait}, power(2, least(10, ${past}))) end`;
  const counted = await tx
    .insert(rateLimitCounters)
    .values({ key, spent: 1, endsAt: sql`now()` })
    .onConflictDoUpdate({
      target: rateLimitCounters.key,
      set: { spent: tries, endsAt: sql`now() + make_interval(secs => ${seconds})` },
      setWhere: sql`${rateLimitCounters.endsAt} <= now() or ${rateLimitCounters.spent} < ${free}`,
    })
    .returning({ key: rateLimitCounters.key });
  if (counted.length > 0) return 0;
  const [row] = await tx
    .select({ seconds: secondsLeft })
    .from(rateLimitCounters)
    .where(eq(rateLimitCounters.key, key));
  return Math.max(1, row?.seconds ?? 1);
}
