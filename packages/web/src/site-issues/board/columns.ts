import type { IssueStatus } from '@sitewright/domain/site-issues/issue-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { type Step, steps, stepsFrom } from '@sitewright/domain/site-issues/steps';
import { CircleCheck, CircleDot, Eye, LoaderCircle, type LucideIcon } from 'lucide-react';

export type BoardColumn = { label: string; icon: LucideIcon; statuses: readonly IssueStatus[] };

/** A rejected issue is in the column where it is worked on; a disputed one waits for the reviewer. */
export const boardColumns: readonly BoardColumn[] = [
  { label: 'Open', icon: CircleDot, statuses: ['open', 'reopened'] },
  { label: 'In progress', icon: LoaderCircle, statuses: ['in_progress', 'rejected'] },
  { label: 'Ready for review', icon: Eye, statuses: ['ready_for_review', 'disputed'] },
  { label: 'Closed', icon: CircleCheck, statuses: ['closed', 'void'] },
];

const placeOf = (status: IssueStatus): number =>
  boardColumns.findIndex(({ statuses }) => statuses.includes(status));

/** The step to the nearest column on that side that one leads to. */
export function stepTowards({ status }: Pick<SiteIssue, 'status'>, by: 1 | -1): Step | undefined {
  const here = placeOf(status);
  return stepsFrom(status)
    .map((step) => ({ step, away: (placeOf(steps[step].to) - here) * by }))
    .filter(({ away }) => away > 0)
    .toSorted((path, other) => path.away - other.away)[0]?.step;
}

/** The most urgent first; of what is closed, the latest. */
export const inColumn = (issues: readonly SiteIssue[], { statuses }: BoardColumn): SiteIssue[] =>
  issues
    .filter(({ status }) => statuses.includes(status))
    .toSorted(
      (issue, other) => orderOf(issue).localeCompare(orderOf(other)) || other.id - issue.id,
    );

const lastOfAll = '9999-12-31';

const orderOf = ({ closedAt, targetDate }: SiteIssue): string =>
  closedAt ? '' : (targetDate ?? lastOfAll);
