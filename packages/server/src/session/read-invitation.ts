import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { Refused } from '@sitewright/domain/kernel/problem';
import { acceptanceOf } from '@sitewright/domain/session/membership-rules';
import { type InvitationDetails, membershipsApi } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import { eq } from 'drizzle-orm';
import { findCompanyName } from '../organizations/public.ts';
import { invitations, userOrganizations } from '../organizations/table.ts';
import { users } from '../platform/global-tables.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { limits } from './limits.ts';
import { enterByToken } from './registration.ts';
import { isEmailTaken } from './store.ts';

/** The token proves the mailbox: only the owner of the account can read this. */
export function readInvitationRoute(serve: Serve, { budgets }: Services) {
  serve(
    membershipsApi.readInvitation,
    ({ visitor, inOwnTx }) => budgets.spend(inOwnTx, limits.invitationReadsFrom(visitor.address)),
    ({ tx, query }) => readInvitation(tx, query.invitation),
  );
}

async function readInvitation(tx: Tx, token: string): Promise<InvitationDetails> {
  const { organizationId, isOpen } = await enterByToken(tx, token);
  const [row] = await tx
    .select({ invitation: invitations, place: userOrganizations, invitedBy: users.name })
    .from(invitations)
    .leftJoin(userOrganizations, eq(userOrganizations.id, invitations.membershipId))
    // Of one that a colleague has sent again, the colleague.
    .leftJoin(users, eq(users.id, invitations.updatedBy))
    .where(isOpen);
  if (!row) throw new Refused(invitationSpent);
  const { invitation, place, invitedBy } = row;
  const { email } = invitation;
  // The role of an added member may have changed since.
  const isActive = true;
  const held = place && effectiveRole({ status: 'active' }, { ...place, isActive });
  const { role, isOrganizationAdmin } = held ?? invitation;
  return {
    company: await findCompanyName(tx, { organizationId }),
    role,
    isOrganizationAdmin: isOrganizationAdmin ? 'yes' : 'no',
    invitedBy,
    email,
    acceptance: acceptanceOf({
      exists: await isEmailTaken(tx, email),
      isOwned: await isEmailTaken(tx, email, { isInvited: true }),
    }),
  };
}
