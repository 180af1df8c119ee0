import { found } from '@sitewright/domain/kernel/problem';
import { eq, inArray } from 'drizzle-orm';
import type { LockStrength, PgColumn } from 'drizzle-orm/pg-core';
import { expectRow, findRow, lockRow } from '../platform/rows.ts';
import { ownedBy, type Tx } from '../platform/tenancy.ts';
import { projects } from './table.ts';

type Owned = { organizationId: PgColumn; projectId: PgColumn };

/** The row goes with its contract. */
export const ofProject = (table: string, t: Owned) =>
  ownedBy(`${table}_project_fk`, t, t.projectId, projects);

/** Records of a contract are not found if the contract is not. */
export const refuseIfNoContract = (tx: Tx, id: number): Promise<void> =>
  expectRow(tx, projects, id);

export const contractOf = (tx: Tx, projectId: number) => findRow(tx, projects, projectId);

/** Locked until the commit. */
export const lockContract = (tx: Tx, id: number, strength: LockStrength) =>
  lockRow(tx, projects, id, strength);

export async function contractIdBySlug(tx: Tx, slug: string): Promise<number> {
  const [contract] = await tx.select().from(projects).where(eq(projects.slug, slug));
  return found(contract).id;
}

/** Names and slugs by id. */
export async function contractNames(tx: Tx, ids: readonly number[]) {
  const { id, name, slug } = projects;
  const isNamed = inArray(id, [...new Set(ids)]);
  const rows = await tx.select({ id, name, slug }).from(projects).where(isNamed);
  return new Map(rows.map((row) => [row.id, row]));
}
