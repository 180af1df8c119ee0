import type { CostSettings } from '@sitewright/domain/costs/settings';
import { found } from '@sitewright/domain/kernel/problem';
import type { BuyingChanges } from '@sitewright/domain/organizations/buying';
import type {
  DomainChange,
  FeatureChanges,
  Organization,
  OrganizationInUse,
  PlanChanges,
  RegionalChanges,
  Settings,
} from '@sitewright/domain/organizations/organization';
import {
  readTwoFactorGroups,
  type TwoFactorGroup,
} from '@sitewright/domain/organizations/two-factor-requirement';
import { overStatuses } from '@sitewright/domain/projects/status';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { organizations } from '../platform/global-tables.ts';
import { findOperator } from '../platform/operator.ts';
import { findRow, lockRow, updateRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { userOrganizations } from './table.ts';

export const findOrganization = (tx: Tx, id: number): Promise<Organization> =>
  findRow(tx, organizations, id);

type PlanPolicy = Pick<Services['policy'], 'ARE_PLANS_OWN' | 'OPERATOR_ORGANIZATION'>;

export async function findOrganizationInUse(
  tx: Tx,
  id: number,
  policy: PlanPolicy,
): Promise<OrganizationInUse> {
  const { twoFactorRoles, createdAt, updatedAt, ...organization } = await findRow(
    tx,
    organizations,
    id,
  );
  const users = await tx.$count(userOrganizations, eq(userOrganizations.isActive, true));
  return {
    ...organization,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    twoFactorRoles: readTwoFactorGroups(twoFactorRoles),
    usage: { users, projects: await countOpenContracts(tx) },
    mayChangePlan: await mayChangePlan(tx, id, policy),
  };
}

/** The operator sets the plans; where one person tries the product out, each company its own. */
export const mayChangePlan = async (tx: Tx, id: number, policy: PlanPolicy): Promise<boolean> =>
  policy.ARE_PLANS_OWN || (await findOperator(tx, policy.OPERATOR_ORGANIZATION)) === id;

async function countOpenContracts(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(*)::int as open from projects
    where status <> all(${sql.param([...overStatuses])}::text[])`);
  return found(rows[0]).open;
}

type Settled = RegionalChanges | BuyingChanges | { costs: CostSettings } | { binDays: number };

/** Absent fields stay unchanged. */
const merged = (column: PgColumn, changes: object) =>
  sql`${column} || ${JSON.stringify(changes)}::jsonb`;

type Changes =
  | (PlanChanges & DomainChange)
  | { features: SQL }
  | { settings: SQL }
  | { twoFactorRoles: TwoFactorGroup[] };

const save = (tx: Tx, id: number, changes: Changes) =>
  updateRow(tx, organizations, id, { ...changes, updatedAt: sql`now()` });

export const savePlan = (tx: Tx, id: number, changes: PlanChanges & DomainChange) =>
  save(tx, id, changes);

export const saveTwoFactorRoles = (tx: Tx, id: number, groups: readonly string[]) =>
  save(tx, id, { twoFactorRoles: readTwoFactorGroups(groups) });

export const saveFeatures = (tx: Tx, id: number, changes: FeatureChanges) =>
  save(tx, id, { features: merged(organizations.features, changes) });

export const saveSettings = (tx: Tx, id: number, changes: Settled) =>
  save(tx, id, { settings: merged(organizations.settings, changes) });

type Ours = { organizationId: number };

export const findSettings = async (tx: Tx, { organizationId }: Ours): Promise<Settings> =>
  (await findRow(tx, organizations, organizationId)).settings;

/** Of two who settle something at once, the second settles it upon the first. */
export const lockOrganization = (tx: Tx, { organizationId }: Ours) =>
  lockRow(tx, organizations, organizationId);
