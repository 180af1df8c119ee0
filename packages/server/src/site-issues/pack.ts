import type { Actor } from '@sitewright/domain/kernel/access';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { isSettled } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { Tx } from '../platform/tenancy.ts';
import { listCommentsOf, listEventsOf } from './history.ts';
import { listSiteIssues } from './store.ts';

const mostIssues = 1000;

/** What a phone keeps of a contract's issues: those that are unsettled, and what has changed since a day. */
export async function issuesForPack(tx: Tx, projectId: number, since: string, actor: Actor) {
  const filter = { projectId, status: 'all', limit: mostIssues } as const;
  const page = await listSiteIssues(tx, filter, actor);
  const issues = page
    .rows<SiteIssue>()
    .filter((issue) => !isSettled(issue) || issue.updatedAt >= since);
  const ids = issues.map(({ id }) => id);
  const comments = groupBy(await listCommentsOf(tx, ids), ({ siteIssueId }) => siteIssueId);
  const events = groupBy(await listEventsOf(tx, ids), ({ siteIssueId }) => siteIssueId);
  return issues.map((issue) => ({
    ...issue,
    comments: comments.get(issue.id) ?? [],
    events: events.get(issue.id) ?? [],
  }));
}
