import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { Supporter, SupporterFacts } from '@sitewright/domain/wellbeing/wellbeing';
import { and, eq } from 'drizzle-orm';
import { isTeamMember } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import { createdBy } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { wellbeingSupporters as t } from './table.ts';

const supporters = (tx: Tx) =>
  tx
    .select({ userId: t.userId, name: users.name, phone: t.phone, about: t.about })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .innerJoin(userOrganizations, eq(userOrganizations.userId, t.userId))
    .$dynamic();

/** A person who has left the company is no longer a supporter. */
const isHere = and(eq(users.status, 'active'), eq(userOrganizations.isActive, true));

export const listSupporters = (tx: Tx): Promise<Supporter[]> =>
  supporters(tx).where(isHere).orderBy(users.name);

/** With their address, for the email. */
export async function findSupporter(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ name: users.name, email: users.email })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .innerJoin(userOrganizations, eq(userOrganizations.userId, t.userId))
    .where(and(eq(t.userId, userId), isHere));
  return found(row);
}

export async function setSupporter(
  tx: Tx,
  userId: number,
  facts: SupporterFacts,
  actor: Actor,
  now: Date,
): Promise<Supporter> {
  const [member] = await tx
    .select({ id: userOrganizations.id })
    .from(userOrganizations)
    .where(and(eq(userOrganizations.userId, userId), isTeamMember));
  found(member);
  const { phone = null, about = null } = facts;
  await tx
    .insert(t)
    .values({ userId, phone, about, ...createdBy(actor) })
    .onConflictDoUpdate({
      target: [t.organizationId, t.userId],
      set: { phone, about, updatedAt: now, updatedBy: actor.userId },
    });
  return found((await supporters(tx).where(eq(t.userId, userId)))[0]);
}

export async function removeSupporter(tx: Tx, userId: number): Promise<void> {
  found((await tx.delete(t).where(eq(t.userId, userId)).returning({ id: t.id }))[0]);
}
