import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { asVisitor } from './tenancy.ts';

it('runs the work again of two that wait for each other', async () => {
  const { pools } = await createTestDatabase();
  const attempts: string[] = [];
  let bothHaveOne = () => {};
  const untilBothHaveOne = new Promise<void>((resolve) => {
    bothHaveOne = resolve;
  });
  const takeBoth = (one: number, other: number) =>
    asVisitor(pools.app, undefined, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${one})`);
      if (attempts.push(`${one} first`) === 2) bothHaveOne();
      await untilBothHaveOne;
      await tx.execute(sql`select pg_advisory_xact_lock(${other})`);
      return `${one} and ${other}`;
    });
  expect(await Promise.all([takeBoth(1, 2), takeBoth(2, 1)])).toEqual(['1 and 2', '2 and 1']);
  expect(attempts).toHaveLength(3);
});
