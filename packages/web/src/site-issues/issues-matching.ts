import { isSettled } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { Asked } from '../platform/offline/answer.ts';

/** As the server filters them. */
export function matching(issues: readonly SiteIssue[], { text }: Asked): SiteIssue[] {
  const [priority, issueType] = [text('priority'), text('issueType')];
  return issues
    .filter((issue) => hasStatus(issue, text('status') ?? 'unsettled'))
    .filter((issue) => !priority || issue.priority === priority)
    .filter((issue) => !issueType || issue.issueType === issueType);
}

function hasStatus(issue: SiteIssue, status: string): boolean {
  if (status === 'all') return true;
  if (status === 'unsettled') return !isSettled(issue);
  return status === 'settled' ? isSettled(issue) : issue.status === status;
}
