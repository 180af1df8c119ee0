import type { CostSettings } from '@sitewright/domain/costs/settings';
import { found } from '@sitewright/domain/kernel/problem';
import type { BuyingChanges } from '@sitewright/domain/organizations/buying';
import type {
  FeatureChanges,
  Organization,
  OrganizationInUse,
  PlanChanges,
  RegionalChanges,
} from '@sitewright/domain/organizations/organization';
import { overStatuses } from '@sitewright/domain/projects/status';
import { eq, notInArray, sql } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { userOrganizations } from './table.ts';

export async function findOrganization(tx: Tx, id: number): Promise<Organization> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id));
  return found(row);
}

export async function findOrganizationInUse(tx: Tx, id: number): Promise<OrganizationInUse> {
  const organization = await findOrganization(tx, id);
  const users = await tx.$count(userOrganizations, eq(userOrganizations.isActive, true));
  const open = await tx.$count(projects, notInArray(projects.status, overStatuses));
  return { ...organization, usage: { users, projects: open } };
}

export const savePlan = (tx: Tx, id: number, changes: PlanChanges) =>
  tx
    .update(organizations)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(organizations.id, id));

/** What it does not name stays as it was. */
export const saveFeatures = (tx: Tx, id: number, changes: FeatureChanges) =>
  tx
    .update(organizations)
    .set({
      features: sql`${organizations.features} || ${JSON.stringify(changes)}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(organizations.id, id));

type Settled = RegionalChanges | BuyingChanges | { costs: CostSettings };

/** What it does not name stays as it was. */
export const saveSettings = (tx: Tx, id: number, changes: Settled) =>
  tx
    .update(organizations)
    .set({
      settings: sql`${organizations.settings} || ${JSON.stringify(changes)}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(organizations.id, id));
