import type { LeftOut } from '@sitewright/domain/backup/recycle-bin';
import { sql } from 'drizzle-orm';
import { asRefused } from '../platform/errors.ts';
import type { Tx } from '../platform/tenancy.ts';

/** Does `action` to each; one that is refused leaves no trace and is told, and the others go on. */
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
      // Also what the database alone refuses: its number is another's by now, or its place is taken.
      const { problem } = asRefused(error);
      if (problem.status >= 500) throw error;
      await tx.execute(sql`rollback to savepoint one`);
      leftOut.push({ id, message: problem.message });
    }
  }
  return leftOut;
}

/** Does it, tells what came of it, and undoes all of it. */
export async function dryRun<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint before`);
  const result = await work();
  await tx.execute(sql`rollback to savepoint before`);
  return result;
}
