import type { AccessRequest } from '@sitewright/domain/session/access-request';
import { and, eq } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { accessRequests, users } from '../platform/global-tables.ts';
import { enterOrganization, type Tx } from '../platform/tenancy.ts';
import { findOperator } from './store.ts';

export const insertAccessRequest = (tx: Tx, request: AccessRequest) =>
  tx.insert(accessRequests).values(request);

/** The administrators of whoever runs the installation. */
export async function operatorAddresses(tx: Tx, slug: string | undefined): Promise<string[]> {
  await enterOrganization(tx, (await findOperator(tx, slug)) ?? 0);
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(userOrganizations, eq(userOrganizations.userId, users.id))
    .where(and(eq(users.isOrganizationAdmin, 'yes'), eq(userOrganizations.isActive, true)));
  return admins.map(({ email }) => email);
}
