import type { AccountActor } from '@sitewright/domain/kernel/access';
import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { sessions, users } from '../platform/global-tables.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { announceEnd } from '../platform/jobs/live.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findUser, renewSession } from './store.ts';

/** Enters the organisation with the user's role there; for a non-member it does not exist. */
export async function enterOwnOrganization(tx: Tx, userId: number, organizationId: number) {
  const user = await findUser(tx, userId);
  await enterOrganization(tx, organizationId);
  const [membership] = await tx
    .select()
    .from(userOrganizations)
    .where(eq(userOrganizations.userId, userId));
  const authority = membership && effectiveRole(user, membership);
  return { userId, organizationId, ...found(authority) };
}

type SwitchContext = { tx: Tx; actor: AccountActor; visitor: Visitor };

/** With a new token: a page still open elsewhere must not write to the wrong company. */
export async function switchCompany(
  { tx, actor, visitor }: SwitchContext,
  organizationId: number | null,
) {
  await tx.update(sessions).set({ organizationId }).where(eq(sessions.id, actor.sessionId));
  await tx.update(users).set({ organizationId }).where(eq(users.id, actor.userId));
  await announceEnd(tx, [actor.sessionId]);
  visitor.setSessionCookie(await renewSession(tx, actor.sessionId, visitor));
}
