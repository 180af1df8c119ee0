import { ageOf } from '@sitewright/domain/site-issues/figures';
import {
  issueStatuses,
  priorities,
  priorityLabels,
  statusLabels,
  typeLabels,
} from '@sitewright/domain/site-issues/issue-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { Link } from '@tanstack/react-router';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import type { Column } from '../../ui/table/column.ts';
import { choiceColumn, dateColumn, numberColumn, textColumn } from '../../ui/table/columns.tsx';
import { DueDay, PriorityBadge, StateBadge } from '../badges.tsx';
import { placeOf } from '../issue-routes.ts';
import { issueTitle } from '../labels.ts';

export const issueColumns = (slug: string, today: string): Column<SiteIssue>[] => [
  number,
  priority,
  issueIn(slug),
  textColumn('type', 'Type', ({ issueType }) => typeLabels[issueType], { width: 128 }),
  textColumn('location', 'Location', ({ location }) => location, { width: 152, isExtra: true }),
  textColumn('assigned', 'Assigned', ({ assignedTo }) => assignedTo, { width: 152 }),
  due(today),
  status,
  textColumn('reportedBy', 'Reported by', ({ reportedBy }) => reportedBy, {
    width: 136,
    isExtra: true,
  }),
  age(today),
];

const number = numberColumn<SiteIssue>('number', '#', (issue) => issue.number, {
  width: 64,
  align: undefined,
  cell: (issue) => <span className="text-text-2 tabular-nums">{issue.number}</span>,
  text: (issue) => `#${issue.number ?? ''}`,
});

const priority = choiceColumn('priority', 'Priority', (issue: SiteIssue) => issue.priority, {
  labels: priorityLabels,
  order: priorities,
  width: 112,
  cell: (issue) => <PriorityBadge priority={issue.priority} />,
});

const issueIn = (slug: string) =>
  textColumn<SiteIssue>('issue', 'Issue', issueTitle, {
    width: 300,
    isName: true,
    cell: (issue) => (
      <Link {...placeOf(slug, 'view', issue.id)} className="-my-0.5 py-0.5 font-medium">
        <span className="block max-w-72 truncate">{issueTitle(issue)}</span>
      </Link>
    ),
    second: (issue) => (
      <>
        <span className="block max-w-72 truncate">{issue.location}</span>
        <WaitingMark name="siteIssueId" id={issue.id} />
      </>
    ),
    text: ({ issueDescription, location }) =>
      [issueDescription, location].filter(Boolean).join(' '),
    exportAs: ({ issueDescription }) => issueDescription,
    secondAs: [{ header: 'Location', of: ({ location }) => location }],
  });

const status = choiceColumn('status', 'Status', (issue: SiteIssue) => issue.status, {
  labels: statusLabels,
  order: issueStatuses,
  width: 152,
  cell: (issue) => <StateBadge status={issue.status} />,
});

const due = (today: string) =>
  dateColumn<SiteIssue>('due', 'Target date', ({ targetDate }) => targetDate, {
    width: 128,
    cell: (issue) => <DueDay issue={issue} today={today} />,
  });

const age = (today: string) =>
  numberColumn<SiteIssue>('age', 'Age', (issue) => ageOf(issue, today), {
    width: 88,
    text: (issue) => days(ageOf(issue, today)),
    cell: (issue) => <span className="text-text-2">{days(ageOf(issue, today))}</span>,
  });

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
