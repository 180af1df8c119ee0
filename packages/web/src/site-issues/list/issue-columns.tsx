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
import { showDate } from '../../ui/parse-date.ts';
import type { Column } from '../../ui/table/column.ts';
import { plainColumn } from '../../ui/table/plain-column.tsx';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { DueDay, PriorityBadge, StateBadge } from '../badges.tsx';
import { placeOf } from '../issue-routes.ts';
import { titleOf } from '../labels.ts';

type IssueColumn = Column<SiteIssue>;

const plain = plainColumn<SiteIssue>;

export const issueColumns = (slug: string, today: string): IssueColumn[] => [
  number,
  priority,
  issueIn(slug),
  plain('type', 'Type', 128, ({ issueType }) => typeLabels[issueType]),
  { ...plain('location', 'Location', 152, ({ location }) => location), isExtra: true },
  plain('assigned', 'Assigned', 152, ({ assignedTo }) => assignedTo),
  due(today),
  status,
  { ...plain('reportedBy', 'Reported by', 136, ({ reportedBy }) => reportedBy), isExtra: true },
  age(today),
];

const number: IssueColumn = {
  id: 'number',
  header: '#',
  width: 64,
  cell: ({ number }) => <span className="text-text-2 tabular-nums">{number}</span>,
  text: ({ number }) => `#${number ?? ''}`,
  sortBy: ({ number }) => number,
  exportAs: ({ number }) => number,
};

const priority: IssueColumn = {
  id: 'priority',
  header: 'Priority',
  width: 112,
  cell: ({ priority }) => <PriorityBadge priority={priority} />,
  text: ({ priority }) => priorityLabels[priority],
  sortBy: ({ priority }) => priorities.indexOf(priority),
};

const issueIn = (slug: string): IssueColumn => ({
  id: 'issue',
  header: 'Issue',
  width: 300,
  isName: true,
  cell: (issue) => (
    <TwoLines
      first={
        <Link {...placeOf(slug, 'view', issue.id)} className="-my-0.5 py-0.5 font-medium">
          <span className="block max-w-72 truncate">{titleOf(issue)}</span>
        </Link>
      }
      second={<span className="block max-w-72 truncate">{issue.location}</span>}
    />
  ),
  text: ({ issueDescription, location }) => [issueDescription, location].filter(Boolean).join(' '),
  exportAs: ({ issueDescription }) => issueDescription,
  sortBy: titleOf,
});

const status: IssueColumn = {
  id: 'status',
  header: 'Status',
  width: 152,
  cell: ({ status }) => <StateBadge status={status} />,
  text: ({ status }) => statusLabels[status],
  sortBy: ({ status }) => issueStatuses.indexOf(status),
};

const due = (today: string): IssueColumn => ({
  id: 'due',
  header: 'Target date',
  width: 128,
  cell: (issue) => <DueDay issue={issue} today={today} />,
  text: ({ targetDate }) => showDate(targetDate ?? ''),
  sortBy: ({ targetDate }) => targetDate,
  exportAs: ({ targetDate }) => targetDate && new Date(targetDate),
});

const age = (today: string): IssueColumn => ({
  id: 'age',
  header: 'Age',
  width: 88,
  align: 'right',
  cell: (issue) => <span className="text-text-2">{days(ageOf(issue, today))}</span>,
  text: (issue) => days(ageOf(issue, today)),
  sortBy: (issue) => ageOf(issue, today),
  exportAs: (issue) => ageOf(issue, today),
});

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
