import type { SiteIssue, SiteIssueChanges } from '@sitewright/domain/site-issues/site-issue';

/**
 * The fields of a change as they were before it, so that the fields that others changed meanwhile stay; with its contract,
 * so that it can be written again where it was deleted meanwhile.
 */
export const baseOf = (issue: SiteIssue, changes: SiteIssueChanges): SiteIssueChanges['base'] => ({
  projectId: issue.projectId,
  ...Object.fromEntries(Object.keys(changes).map((name) => [name, issue[name as keyof SiteIssue]])),
});
