import type { HasRole } from '@sitewright/domain/kernel/access';
import { isOverdue, isSettled } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';

export const issueFilters = ['open', 'overdue', 'mine', 'closed', 'all'] as const;
export type Show = (typeof issueFilters)[number];

export const showLabels: Record<Show, string> = {
  open: 'Open',
  overdue: 'Overdue',
  mine: 'Assigned to me',
  closed: 'Closed',
  all: 'All',
};

export const emptyTexts: Record<Show, string> = {
  open: 'No open issues on this contract.',
  overdue: 'No overdue issues on this contract.',
  mine: 'No open issues on this contract are assigned to you.',
  closed: 'No closed issues on this contract.',
  all: 'No issues on this contract.',
};

export const readShow = (text: string | undefined): Show =>
  issueFilters.find((show) => show === text) ?? 'open';

type Onlooker = { actor: HasRole; today: string };

const belongs: Record<Show, (issue: SiteIssue, onlooker: Onlooker) => boolean> = {
  open: (issue) => !isSettled(issue),
  overdue: (issue, { today }) => isOverdue(issue, today),
  mine: (issue, { actor }) => !isSettled(issue) && issue.assignedUserId === actor.userId,
  closed: isSettled,
  all: () => true,
};

export const shownOf = (issues: readonly SiteIssue[], show: Show, onlooker: Onlooker) =>
  issues.filter((issue) => belongs[show](issue, onlooker));
