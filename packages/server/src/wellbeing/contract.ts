import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

/** Others' contracts are not there. */
export async function expectContract(tx: Tx, id: number): Promise<void> {
  found((await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, id)))[0]);
}
