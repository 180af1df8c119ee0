import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { ageOf } from '@sitewright/domain/site-issues/figures';
import { typeLabels } from '@sitewright/domain/site-issues/issue-values';
import { isSettled, obstacleToEditing } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useActor } from '../../platform/session.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { FactList } from '../../ui/layout/facts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DueDay } from '../badges.tsx';

type Props = { issue: SiteIssue; today: string; onAssign: () => void };

export const IssueFacts = ({ issue, today, onAssign }: Props) => (
  <FactList
    facts={[
      ['Target date', issue.targetDate && <DueDay isFull issue={issue} today={today} />],
      ['Assigned', <Assigned key="assigned" issue={issue} onAssign={onAssign} />],
      ['Type, location', [typeLabels[issue.issueType], issue.location].filter(Boolean).join(', ')],
      ['Reported', reportedText(issue, today)],
      ['Impact', impactOf(issue)],
      ['Closed', closedText(issue)],
    ]}
  />
);

/** Who has it, and one tap to give it to another. */
function Assigned({ issue, onAssign }: Omit<Props, 'today'>) {
  const mayAssign = !obstacleToEditing(issue, useActor());
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="[overflow-wrap:anywhere]">{issue.assignedTo ?? 'Unassigned'}</span>
      {mayAssign && (
        <LinkButton onClick={onAssign}>{issue.assignedTo ? 'Reassign' : 'Assign'}</LinkButton>
      )}
    </span>
  );
}

function reportedText(issue: SiteIssue, today: string): string {
  const age = isSettled(issue) ? 0 : ageOf(issue, today);
  return `${issue.reportedBy}, ${formatDate(issue.date)}${age > 0 ? `, ${days(age)} ago` : ''}`;
}

const closedText = ({ closedAt, closedByName }: SiteIssue) =>
  closedAt && `${momentText(closedAt)}${closedByName ? ` by ${closedByName}` : ''}`;

/** '£1,240.00, 1 day': as much of it as the reader may see. */
const impactOf = ({ costImpact, daysImpact }: SiteIssue): string =>
  [costImpact && formatPounds(costImpact), daysImpact && days(plainDecimal(daysImpact))]
    .filter(Boolean)
    .join(', ');

const days = (count: number | string): string =>
  `${count} ${String(count) === '1' ? 'day' : 'days'}`;
