import { organizations } from '../global-tables.ts';
import type { Tx } from '../tenancy.ts';

export async function organizationIds(tx: Tx): Promise<number[]> {
  const all = await tx.select({ id: organizations.id }).from(organizations);
  return all.map(({ id }) => id);
}

/** One after another. What fails keeps nothing else from being done; the failures are handed back. */
export async function runSequentially<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error) => failures.push(error));
  return failures;
}

/** At the end of a round, so that the queue hears of what went wrong. */
export function throwIfAny(failures: readonly unknown[], sentence: string): void {
  if (failures.length > 0) throw new AggregateError(failures, sentence);
}
