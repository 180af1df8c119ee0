import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { rateLimitsOf } from './rate-limits.ts';
import { secretsOf } from './secrets.ts';
import { asVisitor, type InOwnTx } from './tenancy.ts';

const { pools } = await testApi();
const inOwnTx: InOwnTx = (work) => asVisitor(pools.app, undefined, work);
const secrets = secretsOf('a key of the tests, and of no others');
const [strict, relaxed] = [rateLimitsOf('strict', secrets), rateLimitsOf('relaxed', secrets)];

let count = 0;
const aLimit = (over = {}) => ({
  name: `limit ${++count}`,
  subject: 'somebody',
  max: 3,
  seconds: 600,
  ...over,
});
const refusal = (retryAfter: unknown) =>
  expect.objectContaining({
    problem: expect.objectContaining({ status: 429 }),
    details: { retryAfter },
  });
const passWindow = () => pools.owner.query('update budgets set ends_at = now()');

describe('a budget', () => {
  it('is spent to the last, and then refuses until its time is over', async () => {
    const limit = aLimit();
    for (let i = 0; i < 3; i++) await strict.consume(inOwnTx, limit);
    await expect(strict.consume(inOwnTx, limit)).rejects.toEqual(refusal(expect.any(Number)));
    const { details } = await strict.consume(inOwnTx, limit).catch((error) => error);
    expect(details.retryAfter).toBeGreaterThan(500);
    expect(details.retryAfter).toBeLessThanOrEqual(600);
    await passWindow();
    await strict.consume(inOwnTx, limit);
  });

  it('is not prolonged by trying on', async () => {
    const limit = aLimit();
    await strict.consume(inOwnTx, limit);
    await pools.owner.query("update budgets set ends_at = now() + interval '60 seconds'");
    for (let i = 0; i < 5; i++) await strict.consume(inOwnTx, limit).catch(() => {});
    const { details } = await strict.consume(inOwnTx, limit).catch((error) => error);
    expect(details.retryAfter).toBeLessThanOrEqual(60);
  });

  it('is everybody’s own', async () => {
    const limit = aLimit({ max: 1 });
    await strict.consume(inOwnTx, limit);
    await strict.consume(inOwnTx, { ...limit, subject: 'somebody else' });
    await strict.consume(inOwnTx, { ...limit, name: `${limit.name}, another` });
    await expect(strict.consume(inOwnTx, limit)).rejects.toEqual(refusal(expect.any(Number)));
  });

  it('is spent by several together', async () => {
    const limit = aLimit({ max: 10 });
    await strict.consume(inOwnTx, { ...limit, atOnce: 8 });
    await expect(strict.consume(inOwnTx, { ...limit, atOnce: 3 })).rejects.toEqual(
      refusal(expect.any(Number)),
    );
    await passWindow();
    await strict.consume(inOwnTx, { ...limit, atOnce: 10 });
    await expect(strict.consume(inOwnTx, limit)).rejects.toEqual(refusal(expect.any(Number)));
  });

  it('lets nobody through unseen side by side', async () => {
    const limit = aLimit({ max: 10 });
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, () => strict.consume(inOwnTx, limit)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('is a hundred times as large in the relaxed profile', async () => {
    const limit = aLimit();
    await relaxed.consume(inOwnTx, limit);
    await pools.owner.query('update budgets set spent = 299 where key like $1', [
      `${limit.name}:%`,
    ]);
    await relaxed.consume(inOwnTx, limit);
    await expect(relaxed.consume(inOwnTx, limit)).rejects.toEqual(refusal(expect.any(Number)));
  });

  it('can be given back, and never below nothing', async () => {
    const limit = aLimit({ max: 1 });
    await strict.consume(inOwnTx, limit);
    await strict.refund(inOwnTx, limit);
    await strict.refund(inOwnTx, limit);
    await strict.consume(inOwnTx, limit);
    await expect(strict.consume(inOwnTx, limit)).rejects.toEqual(refusal(expect.any(Number)));
  });

  it('can be counted without being refused', async () => {
    const limit = aLimit({ max: 2 });
    const over = [];
    for (let i = 0; i < 4; i++) over.push(await strict.countAndCheck(inOwnTx, limit));
    expect(over).toEqual([false, false, true, true]);
  });

  it('stays spent when the request is undone', async () => {
    const limit = aLimit({ max: 1 });
    await asVisitor(pools.app, undefined, async () => {
      await strict.consume(inOwnTx, limit);
      throw new Error('undone');
    }).catch(() => {});
    await expect(strict.consume(inOwnTx, limit)).rejects.toEqual(refusal(expect.any(Number)));
  });

  it('does not show in the database whose it is', async () => {
    await strict.consume(inOwnTx, aLimit({ subject: 'ann@quay.example' }));
    const { rows } = await pools.owner.query('select b::text as row from budgets b');
    expect(JSON.stringify(rows)).not.toContain('ann@');
  });

  it('shows no hash of another purpose, whatever name somebody types', async () => {
    await strict.consume(inOwnTx, aLimit({ subject: 'link 1.7 1700000000000' }));
    const { rows } = await pools.owner.query('select b::text as row from budgets b');
    expect(JSON.stringify(rows)).not.toContain(secrets.keyedHash('link 1.7 1700000000000'));
  });

  it('is shared by every server on one database', async () => {
    const limit = aLimit({ max: 1 });
    await strict.consume(inOwnTx, limit);
    const second = rateLimitsOf('strict', secretsOf('a key of the tests, and of no others'));
    await expect(second.consume(inOwnTx, limit)).rejects.toEqual(refusal(expect.any(Number)));
  });
});

describe('a delay', () => {
  const aDelay = () => ({ name: `delay ${++count}`, subject: 'somebody' });

  it('starts after the fifth try, and is forgotten with a success', async () => {
    const delay = aDelay();
    for (let i = 0; i < 5; i++) await strict.attempt(inOwnTx, delay);
    await pools.owner.query("update budgets set ends_at = ends_at + interval '1 minute'");
    await expect(strict.attempt(inOwnTx, delay)).rejects.toEqual(refusal(expect.any(Number)));
    await strict.reset(inOwnTx, delay);
    await strict.attempt(inOwnTx, delay);
  });

  it('lets one of many through that come at the same time', async () => {
    const delay = aDelay();
    for (let i = 0; i < 5; i++) await strict.attempt(inOwnTx, delay);
    await passWindow();
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => strict.attempt(inOwnTx, delay)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is over when it is over', async () => {
    const delay = aDelay();
    for (let i = 0; i < 9; i++) {
      await passWindow();
      await strict.attempt(inOwnTx, delay);
    }
    await passWindow();
    await strict.attempt(inOwnTx, delay);
  });

  it('leaves no wait when the try is taken back', async () => {
    const delay = aDelay();
    for (let i = 0; i < 9; i++) {
      await passWindow();
      await strict.attempt(inOwnTx, delay);
    }
    await expect(strict.attempt(inOwnTx, delay)).rejects.toEqual(refusal(expect.any(Number)));
    await strict.refund(inOwnTx, delay);
    await strict.attempt(inOwnTx, delay);
  });

  it('counts from zero again after a day without a failure', async () => {
    const delay = aDelay();
    for (let i = 0; i < 9; i++) {
      await passWindow();
      await strict.attempt(inOwnTx, delay);
    }
    await pools.owner.query("update budgets set ends_at = now() - interval '25 hours'");
    for (let i = 0; i < 5; i++) await strict.attempt(inOwnTx, delay);
  });
});
