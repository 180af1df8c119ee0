import { formatDate, formatDateTime, londonDay } from '@sitewright/domain/kernel/calendar';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { Project } from '@sitewright/domain/projects/project';
import { issueFigures } from '@sitewright/domain/site-issues/figures';
import {
  priorityLabels,
  statusLabels,
  typeLabels,
} from '@sitewright/domain/site-issues/issue-values';
import { isOverdue } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { printedAt, quietText, text } from '../platform/pdf/blocks.ts';
import type { Block, Letterhead, Picture, Print, UnsplitBlock } from '../platform/pdf/print.ts';

type Printed = {
  letterhead: Letterhead;
  project: Pick<Project, 'name' | 'code'>;
  issues: readonly SiteIssue[];
  pictures: ReadonlyMap<number, readonly Picture[]>;
  /** There are more than a print holds. */
  isCut: boolean;
  now: Date;
};

/** The list that goes round the table, the newest first. */
export function issuesPrint({ letterhead, project, issues, pictures, isCut, now }: Printed): Print {
  const today = londonDay(now);
  return {
    letterhead,
    title: `Site issues: ${project.name}`,
    subtitle: [project.code, formatDate(today)].filter(Boolean).join(' · '),
    ...printedAt(now),
    blocks: [
      { kind: 'facts', facts: factsOf(issues, today) },
      ...issues.map((issue) => blockOf(issue, pictures.get(issue.id) ?? [], today)),
      ...(issues.length === 0 ? [quietText('No issues to print.')] : []),
      ...(isCut ? [quietText(`Only the newest ${issues.length} are printed.`)] : []),
    ],
  };
}

function factsOf(issues: readonly SiteIssue[], today: string) {
  const { open, overdue, critical } = issueFigures(issues, today);
  return [
    ['Issues', String(issues.length)],
    ['Open', String(open)],
    ['Overdue', String(overdue)],
    ['Critical', String(critical)],
  ] as const;
}

function blockOf(issue: SiteIssue, pictures: readonly Picture[], today: string): Block {
  const { number, issueDescription, priority, status } = issue;
  const [title = '', ...rest] = issueDescription.split('\n');
  const pieces: UnsplitBlock[] = [
    {
      kind: 'item',
      title: [number && `#${number}`, title].filter(Boolean).join(' '),
      aside: `${priorityLabels[priority]} · ${statusLabels[status]}`,
    },
    ...[rest.join('\n').trim(), ...wordsOf(issue)].filter(Boolean).map(text),
    quietText(lineOf(issue, today)),
    ...(pictures.length > 0 ? [{ kind: 'pictures' as const, pictures }] : []),
  ];
  return { kind: 'together', blocks: pieces };
}

const wordsOf = ({ immediateActions, proposedSolution, statusReason }: SiteIssue): string[] => [
  immediateActions ? `Immediate actions: ${immediateActions}` : '',
  proposedSolution ? `Proposed solution: ${proposedSolution}` : '',
  statusReason ? `Reason: ${statusReason}` : '',
];

const lineOf = (issue: SiteIssue, today: string): string =>
  [
    typeLabels[issue.issueType],
    issue.location,
    issue.assignedTo && `assigned to ${issue.assignedTo}`,
    issue.targetDate && `due ${formatDate(issue.targetDate)}`,
    isOverdue(issue, today) && 'overdue',
    `reported ${formatDate(issue.date)} by ${issue.reportedBy}`,
    issue.closedAt && `closed ${formatDateTime(new Date(issue.closedAt))}`,
    issue.costImpact && formatPounds(issue.costImpact),
    issue.daysImpact && daysText(plainDecimal(issue.daysImpact)),
  ]
    .filter(Boolean)
    .join(' · ');

const daysText = (days: string): string => `${days} ${days === '1' ? 'day' : 'days'}`;
