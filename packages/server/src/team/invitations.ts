import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { Invitation, InvitationDraft } from '@sitewright/domain/team/invitation';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { isPendingInvitee } from '../organizations/public.ts';
import { invitations, userOrganizations } from '../organizations/table.ts';
import { updatedBy } from '../platform/audit.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';
import type { Sweep } from '../platform/jobs/sweep.ts';
import { insertRow, newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';

const sevenDays = 7 * 24 * 60 * 60 * 1000;

/** The token is only in the email; it starts with the id of its organisation. */
export function newInvitation(organizationId: number, now: Date) {
  const token = `${organizationId}.${newToken()}`;
  const expiresAt = new Date(now.getTime() + sevenDays);
  return { token, sealed: { tokenHash: hashOf(token), expiresAt } };
}

type Sealed = ReturnType<typeof newInvitation>['sealed'];
type Row = typeof invitations.$inferSelect;

const toInvitation = ({ id, email, name, role, ...row }: Row): Invitation => ({
  ...{ id, email, name, role },
  isOrganizationAdmin: row.isOrganizationAdmin ? 'yes' : 'no',
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

export async function insertInvitation(
  tx: Tx,
  { isOrganizationAdmin, ...draft }: InvitationDraft,
  sealed: Sealed,
  actor: Actor,
): Promise<Invitation> {
  const values = { ...draft, isOrganizationAdmin: isOrganizationAdmin === 'yes', ...sealed };
  return toInvitation(await insertRow(tx, invitations, values, actor));
}

/** An added member is listed in the team instead. */
const isWaiting = and(isNull(invitations.acceptedAt), isNull(invitations.membershipId));

export async function listInvitations(tx: Tx, page: PageQuery): Promise<Page<Invitation>> {
  const rows = await newestPage(tx.select().from(invitations), invitations, page, isWaiting);
  return rows.map(toInvitation);
}

const one = (id: number) => and(eq(invitations.id, id), isWaiting);

export async function lockInvitation(tx: Tx, id: number): Promise<Invitation> {
  const [row] = await tx.select().from(invitations).where(one(id)).for('update');
  return toInvitation(found(row));
}

/** The input of a copied link. */
export async function findTokenHash(tx: Tx, id: number): Promise<string> {
  const [row] = await tx
    .select({ tokenHash: invitations.tokenHash })
    .from(invitations)
    .where(one(id));
  return found(row).tokenHash;
}

/** The link of the previous email becomes invalid. */
export async function renewInvitation(
  tx: Tx,
  id: number,
  sealed: Sealed,
  actor: Actor,
): Promise<Invitation> {
  const [row] = await tx
    .update(invitations)
    .set({ ...sealed, ...updatedBy(actor) })
    .where(one(id))
    .returning();
  return toInvitation(found(row));
}

/**
 * A person who was added with an existing account and has not accepted in time is removed, so that
 * other companies can manage that account. An expired invitation remains.
 */
export const sweepUnaccepted: Sweep = async (tx) => {
  const unaccepted = await tx
    .select({ id: userOrganizations.id })
    .from(userOrganizations)
    .innerJoin(invitations, eq(invitations.membershipId, userOrganizations.id))
    .where(and(isPendingInvitee, lt(invitations.expiresAt, sql`now()`)))
    .for('update');
  const ids = unaccepted.map(({ id }) => id);
  if (ids.length === 0) return;
  const isOfThem = inArray(invitations.membershipId, ids);
  await tx.update(invitations).set({ membershipId: null }).where(isOfThem);
  await tx.delete(userOrganizations).where(inArray(userOrganizations.id, ids));
};

export async function deleteInvitation(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.delete(invitations).where(one(id)).returning({ id: invitations.id });
  found(row);
}
