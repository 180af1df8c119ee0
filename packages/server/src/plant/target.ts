import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

/** The contract a machine is to go to; it stays as it is until the machine is there. */
export async function findTarget(tx: Tx, projectId: number) {
  const [target] = await tx
    .select({ id: projects.id, status: projects.status })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('share');
  return found(target);
}
