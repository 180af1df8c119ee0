import type { Actor } from '@sitewright/domain/kernel/access';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { Tx } from '../platform/tenancy.ts';
import { listCommentsOf, listEventsOf } from './history.ts';
import { listRecentIssues } from './store.ts';

const mostIssues = 1000;

/** The issues of a contract that a phone stores: unsettled ones, and those changed since a day. */
export async function issuesForPack(tx: Tx, projectId: number, since: string, actor: Actor) {
  const page = await listRecentIssues(tx, { projectId, since, limit: mostIssues }, actor);
  const issues = page.rows<SiteIssue>();
  const ids = issues.map(({ id }) => id);
  const comments = groupBy(await listCommentsOf(tx, ids), ({ siteIssueId }) => siteIssueId);
  const events = groupBy(await listEventsOf(tx, ids), ({ siteIssueId }) => siteIssueId);
  return issues.map((issue) => ({
    ...issue,
    comments: comments.get(issue.id) ?? [],
    events: events.get(issue.id) ?? [],
  }));
}
