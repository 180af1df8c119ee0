import type { LeftOut } from '@sitewright/domain/backup/recycle-bin';
import { Refused } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

/** Does `deed` to each; one that is refused leaves no trace and is told, and the others go on. */
export async function oneByOne(
  tx: Tx,
  ids: readonly number[],
  deed: (id: number) => Promise<unknown>,
): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = [];
  for (const id of ids) {
    await tx.execute(sql`savepoint one`);
    try {
      await deed(id);
      await tx.execute(sql`release savepoint one`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await tx.execute(sql`rollback to savepoint one`);
      leftOut.push({ id, message: error.message });
    }
  }
  return leftOut;
}

/** Does it, tells what came of it, and undoes all of it. */
export async function inVain<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint before`);
  const result = await work();
  await tx.execute(sql`rollback to savepoint before`);
  return result;
}
