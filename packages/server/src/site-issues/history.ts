import type { Actor } from '@sitewright/domain/kernel/access';
import { createdAtOf } from '@sitewright/domain/kernel/created-at';
import { Page } from '@sitewright/domain/kernel/page';
import type { IssueStatus } from '@sitewright/domain/site-issues/issue-values';
import type {
  IssueComment,
  IssueEvent,
  NewIssueComment,
  SiteIssue,
} from '@sitewright/domain/site-issues/site-issue';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import { childrenOf, insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { siteIssueComments, siteIssueEvents } from './table.ts';

type Of = { id: number };

/** Oldest first. */
export async function listComments(tx: Tx, { id }: Of): Promise<Page<IssueComment>> {
  const rows = await childrenOf(tx, siteIssueComments, siteIssueComments.siteIssueId, id);
  return new Page(rows.map(dated));
}

export async function insertComment(
  tx: Tx,
  { id: siteIssueId }: Of,
  draft: NewIssueComment,
  actor: Actor,
  now: Date,
): Promise<IssueComment> {
  const author = await findUserName(tx, actor);
  const createdAt = createdAtOf(draft.createdAt, now);
  const comment = { siteIssueId, author, content: draft.content, createdAt };
  return dated(await insertRow(tx, siteIssueComments, comment, actor));
}

/** In the order in which they happened. */
export async function listEvents(tx: Tx, { id }: Of): Promise<Page<IssueEvent>> {
  const rows = await childrenOf(tx, siteIssueEvents, siteIssueEvents.siteIssueId, id);
  return new Page(rows.map(dated));
}

/** The comments of several issues, oldest first. */
export async function listCommentsOf(tx: Tx, ids: readonly number[]) {
  const isTheirs = inArray(siteIssueComments.siteIssueId, [...ids]);
  const rows = await tx
    .select()
    .from(siteIssueComments)
    .where(isTheirs)
    .orderBy(siteIssueComments.id);
  return rows.map(dated);
}

/** The events of several issues, in the order in which they happened. */
export async function listEventsOf(tx: Tx, ids: readonly number[]) {
  const isTheirs = inArray(siteIssueEvents.siteIssueId, [...ids]);
  const rows = await tx.select().from(siteIssueEvents).where(isTheirs).orderBy(siteIssueEvents.id);
  return rows.map(dated);
}

/** When the status last changed; a new assignee is an event, but no step. */
export async function findLastStepTime(
  tx: Tx,
  { id, createdAt }: Pick<SiteIssue, 'id' | 'createdAt'>,
): Promise<Date> {
  const { siteIssueId, fromStatus, toStatus } = siteIssueEvents;
  const [last] = await tx
    .select({ at: siteIssueEvents.createdAt })
    .from(siteIssueEvents)
    .where(and(eq(siteIssueId, id), sql`${fromStatus} is distinct from ${toStatus}`))
    .orderBy(desc(siteIssueEvents.id))
    .limit(1);
  return last?.at ?? new Date(createdAt);
}

type Moved = {
  from: IssueStatus | null;
  to: IssueStatus;
  reason?: string | undefined;
  byName: string;
  at: Date;
};

export async function insertEvent(
  tx: Tx,
  { id: siteIssueId }: Of,
  { from, to, reason = undefined, byName, at }: Moved,
  actor: Actor,
): Promise<void> {
  const event = { siteIssueId, fromStatus: from, toStatus: to, reason, byName, createdAt: at };
  await insertRow(tx, siteIssueEvents, event, actor);
}

const dated = <R extends { createdAt: Date }>(row: R) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
