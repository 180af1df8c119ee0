import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import type { AccessRequest } from '@sitewright/domain/session/access-request';
import { eq, or } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { accessRequests, users } from '../platform/global-tables.ts';
import { findOperator } from '../platform/operator.ts';
import type { Tx } from '../platform/tenancy.ts';

export const insertAccessRequest = (tx: Tx, request: AccessRequest) =>
  tx.insert(accessRequests).values(request);

/** The administrators of the operator's organisation, as actors. */
export async function operatorAddresses(tx: Tx, slug: string | undefined): Promise<string[]> {
  await enterOrganization(tx, (await findOperator(tx, slug)) ?? 0);
  const members = await tx
    .select({ account: users, membership: userOrganizations })
    .from(users)
    .innerJoin(userOrganizations, eq(userOrganizations.userId, users.id))
    .where(or(userOrganizations.isOrganizationAdmin, eq(userOrganizations.jobRole, 'admin')));
  return members
    .filter(({ account, membership }) => effectiveRole(account, membership)?.isOrganizationAdmin)
    .map(({ account }) => account.email);
}
