import type { AccountActor } from '@sitewright/domain/kernel/access';
import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { sessions, users } from '../platform/global-tables.ts';
import { announceEnd } from '../platform/live.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Visitor } from '../platform/visitor.ts';
import { findUser, renewSession } from './store.ts';

/** From here on we are there, as what they are there; where they are no member, there is no such organisation. */
export async function enterOwn(tx: Tx, userId: number, organizationId: number) {
  const user = await findUser(tx, userId);
  await enterOrganization(tx, organizationId);
  const [membership] = await tx
    .select()
    .from(userOrganizations)
    .where(eq(userOrganizations.userId, userId));
  const authority = membership && effectiveRole(user, membership);
  return { userId, organizationId, ...found(authority) };
}

type Mover = { tx: Tx; actor: AccountActor; visitor: Visitor };

/** Under a new token: a page that is still open elsewhere must not write into the wrong company. */
export async function moveSession({ tx, actor, visitor }: Mover, organizationId: number | null) {
  await tx.update(sessions).set({ organizationId }).where(eq(sessions.id, actor.sessionId));
  await tx.update(users).set({ organizationId }).where(eq(users.id, actor.userId));
  await announceEnd(tx, [actor.sessionId]);
  visitor.keepSession(await renewSession(tx, actor.sessionId, visitor));
}
