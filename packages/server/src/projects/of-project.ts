import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownedBy, type Tx } from '../platform/tenancy.ts';
import { projects } from './table.ts';

type Owned = { organizationId: PgColumn; projectId: PgColumn };

/** The row goes with its contract. */
export const ofProject = (table: string, t: Owned) =>
  ownedBy(`${table}_project_fk`, t, t.projectId, projects);

/** Whatever belongs to a contract is not found where the contract is not. */
export async function refuseIfNoContract(tx: Tx, id: number): Promise<void> {
  const [contract] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
  found(contract);
}
