import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { ageOf } from '@sitewright/domain/site-issues/figures';
import { typeLabels } from '@sitewright/domain/site-issues/issue-values';
import { isSettled } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { ReactNode } from 'react';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { DueDay } from '../badges.tsx';

type Props = { issue: SiteIssue; today: string };

export const IssueFacts = ({ issue, today }: Props) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
    {issue.targetDate && (
      <Fact label="Target date">{<DueDay isFull issue={issue} today={today} />}</Fact>
    )}
    <Fact label="Assigned">{issue.assignedTo ?? 'Nobody yet'}</Fact>
    <Fact label="Type, location">
      {[typeLabels[issue.issueType], issue.location].filter(Boolean).join(', ')}
    </Fact>
    <Fact label="Reported">
      {issue.reportedBy}, {formatDate(issue.date)}
      {!isSettled(issue) && ageOf(issue, today) > 0 && `, ${days(ageOf(issue, today))} ago`}
    </Fact>
    <Fact label="Impact">{impactOf(issue)}</Fact>
    {issue.closedAt && (
      <Fact label="Closed">
        {momentText(issue.closedAt)}
        {issue.closedByName && ` by ${issue.closedByName}`}
      </Fact>
    )}
  </dl>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children && (
    <>
      <dt className="text-text-2">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );

/** '£1,240.00, 1 day': as much of it as the reader may see. */
const impactOf = ({ costImpact, daysImpact }: SiteIssue): string =>
  [costImpact && formatPounds(costImpact), daysImpact && days(plainDecimal(daysImpact))]
    .filter(Boolean)
    .join(', ');

const days = (count: number | string): string =>
  `${count} ${String(count) === '1' ? 'day' : 'days'}`;
