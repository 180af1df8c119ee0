import type { CostSettings } from '@sitewright/domain/costs/settings';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { BuyingChanges } from '@sitewright/domain/organizations/buying';
import type { Invitation, InvitationDraft } from '@sitewright/domain/organizations/invitation';
import type {
  CompanyProfile,
  Organization,
  OrganizationInUse,
  PlanChanges,
} from '@sitewright/domain/organizations/organization';
import { overStatuses } from '@sitewright/domain/projects/status';
import { eq, notInArray, sql } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { organizations } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { companyProfiles, invitations, userOrganizations } from './table.ts';

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
export const saveBuying = (tx: Tx, id: number, changes: BuyingChanges) =>
  tx
    .update(organizations)
    .set({
      settings: sql`${organizations.settings} || ${JSON.stringify(changes)}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(organizations.id, id));

export const saveCosts = (tx: Tx, id: number, costs: CostSettings) =>
  tx
    .update(organizations)
    .set({
      settings: sql`${organizations.settings} || ${JSON.stringify({ costs })}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(organizations.id, id));

export async function findCompanyProfile(tx: Tx): Promise<CompanyProfile> {
  const [row] = await tx.select().from(companyProfiles);
  return found(row);
}

type Sealed = InvitationDraft & { tokenHash: string; expiresAt: Date };

export async function insertInvitation(tx: Tx, sealed: Sealed, actor: Actor): Promise<Invitation> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...sealed, ...createdBy(actor) })
    .returning();
  const { id, email, role, createdAt, expiresAt } = found(row);
  return {
    id,
    email,
    role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
