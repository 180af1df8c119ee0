import type { Actor } from '@sitewright/domain/kernel/access';
import { Page, type PageQuery } from '@sitewright/domain/kernel/page';
import { found, notFound, Refused } from '@sitewright/domain/kernel/problem';
import type { WaitingRequest } from '@sitewright/domain/team/access-request';
import type { RequestStatus } from '@sitewright/domain/team/member-values';
import { eq, sql } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import { accessRequests } from '../platform/global-tables.ts';
import { findOperator } from '../platform/operator.ts';
import { newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';

/** Requests go to the operator's organisation; other organisations have none. */
const isOperator = async (tx: Tx, { organizationId }: Actor, slug: string | undefined) =>
  (await findOperator(tx, slug)) === organizationId;

const hasAccount = sql<boolean>`exists (
  select from users u where lower(u.email) = lower(access_requests.email))`;

const rows = (tx: Tx) =>
  tx.select({ id: accessRequests.id, request: accessRequests, hasAccount }).from(accessRequests);

type Row = Awaited<ReturnType<typeof rows>>[number];

const toRequest = ({ request, hasAccount: isKnown }: Row): WaitingRequest => ({
  ...request,
  status: request.status as RequestStatus,
  createdAt: request.createdAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
  hasAccount: isKnown,
});

type Query = PageQuery & { status?: RequestStatus | undefined };

export async function listRequests(
  tx: Tx,
  { status, ...page }: Query,
  actor: Actor,
  operator: string | undefined,
): Promise<Page<WaitingRequest>> {
  if (!(await isOperator(tx, actor, operator))) return new Page([]);
  const hasStatus = status && eq(accessRequests.status, status);
  return (await newestPage(rows(tx), accessRequests, page, hasStatus)).map(toRequest);
}

export async function lockRequest(
  tx: Tx,
  id: number,
  actor: Actor,
  operator: string | undefined,
): Promise<WaitingRequest> {
  if (!(await isOperator(tx, actor, operator))) throw new Refused(notFound);
  const [row] = await rows(tx)
    .where(eq(accessRequests.id, id))
    .for('update', { of: accessRequests });
  return toRequest(found(row));
}

type Decided = { status: RequestStatus; reason: string | null };

export async function saveDecision(
  tx: Tx,
  { id }: WaitingRequest,
  decided: Decided,
  actor: Actor,
): Promise<WaitingRequest> {
  await tx
    .update(accessRequests)
    .set({ ...decided, decidedAt: sql`now()`, decidedByName: await findUserName(tx, actor) })
    .where(eq(accessRequests.id, id));
  const [row] = await rows(tx).where(eq(accessRequests.id, id));
  return toRequest(found(row));
}
