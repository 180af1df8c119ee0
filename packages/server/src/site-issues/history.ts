import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { IssueStatus } from '@sitewright/domain/site-issues/issue-values';
import type { IssueComment, IssueEvent } from '@sitewright/domain/site-issues/site-issue';
import { eq } from 'drizzle-orm';
import { createdBy, findUserName } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { siteIssueComments, siteIssueEvents } from './table.ts';

type Of = { id: number };

/** Oldest first. */
export async function listComments(tx: Tx, { id }: Of): Promise<Page<IssueComment>> {
  const rows = await tx
    .select()
    .from(siteIssueComments)
    .where(eq(siteIssueComments.siteIssueId, id))
    .orderBy(siteIssueComments.id);
  return new Page(rows.map(dated));
}

export async function insertComment(
  tx: Tx,
  { id: siteIssueId }: Of,
  content: string,
  actor: Actor,
): Promise<IssueComment> {
  const author = await findUserName(tx, actor);
  const [row] = await tx
    .insert(siteIssueComments)
    .values({ siteIssueId, author, content, ...createdBy(actor) })
    .returning();
  return dated(found(row));
}

/** In the order in which they happened. */
export async function listEvents(tx: Tx, { id }: Of): Promise<Page<IssueEvent>> {
  const rows = await tx
    .select()
    .from(siteIssueEvents)
    .where(eq(siteIssueEvents.siteIssueId, id))
    .orderBy(siteIssueEvents.id);
  return new Page(rows.map(dated));
}

type Moved = {
  from: IssueStatus | null;
  to: IssueStatus;
  reason?: string | undefined;
  byName: string;
};

export async function insertEvent(
  tx: Tx,
  { id: siteIssueId }: Of,
  { from, to, reason = undefined, byName }: Moved,
  actor: Actor,
): Promise<void> {
  const event = { fromStatus: from, toStatus: to, reason, byName };
  await tx.insert(siteIssueEvents).values({ siteIssueId, ...event, ...createdBy(actor) });
}

const dated = <R extends { createdAt: Date }>(row: R) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
