import type { LeftOut } from '@sitewright/domain/backup/recycle-bin';
import { sql } from 'drizzle-orm';
import { toRefused } from '../platform/http/errors.ts';
import type { Tx } from '../platform/tenancy.ts';

/** Runs `action` for each id; a refused one is rolled back and reported, and the others continue. */
export async function withSavepointEach(
  tx: Tx,
  ids: readonly number[],
  action: (id: number) => Promise<unknown>,
): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = [];
  for (const id of ids) {
    await tx.execute(sql`savepoint one`);
    try {
      await action(id);
      await tx.execute(sql`release savepoint one`);
    } catch (error) {
      // Constraint violations too, such as a number that is taken by now.
      const { problem } = toRefused(error);
      if (problem.status >= 500) throw error;
      await tx.execute(sql`rollback to savepoint one`);
      leftOut.push({ id, message: problem.message });
    }
  }
  return leftOut;
}

/** Runs `work`, returns its result, and rolls back. */
export async function dryRun<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint before`);
  const result = await work();
  await tx.execute(sql`rollback to savepoint before`);
  return result;
}
