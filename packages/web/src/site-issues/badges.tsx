import { daysBetween } from '@sitewright/domain/kernel/calendar';
import {
  type IssueStatus,
  type Priority,
  priorityLabels,
  statusLabels,
} from '@sitewright/domain/site-issues/issue-values';
import { isOverdue } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import {
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  CircleDot,
  CircleSlash,
  Equal,
  Eye,
  LoaderCircle,
  type LucideIcon,
  MessageCircleWarning,
  OctagonAlert,
  RotateCcw,
  Undo2,
} from 'lucide-react';
import { Badge, type Tone } from '../ui/badge.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';

type Look = { tone: Tone; icon: LucideIcon };

export const priorityStyles: Record<Priority, Look> = {
  low: { tone: 'plain', icon: ChevronDown },
  medium: { tone: 'plain', icon: Equal },
  high: { tone: 'warn', icon: ChevronUp },
  critical: { tone: 'bad', icon: ChevronsUp },
};

export const PriorityBadge = ({ priority }: { priority: Priority }) => (
  <span className="inline-flex flex-none">
    <Badge {...priorityStyles[priority]}>{priorityLabels[priority]}</Badge>
  </span>
);

const statusLooks: Record<IssueStatus, Look> = {
  open: { tone: 'info', icon: CircleDot },
  in_progress: { tone: 'info', icon: LoaderCircle },
  ready_for_review: { tone: 'warn', icon: Eye },
  rejected: { tone: 'bad', icon: Undo2 },
  disputed: { tone: 'warn', icon: MessageCircleWarning },
  closed: { tone: 'ok', icon: CircleCheck },
  reopened: { tone: 'info', icon: RotateCcw },
  void: { tone: 'plain', icon: CircleSlash },
};

export const StateBadge = ({ status }: { status: IssueStatus }) => (
  <Badge {...statusLooks[status]}>{statusLabels[status]}</Badge>
);

type DueProps = {
  issue: SiteIssue;
  today: string;
  /** Shows visibly by how much. */
  isFull?: boolean;
  /** `Due 17 Nov` or `2 days overdue`, where no heading says what the day is. */
  isOnCard?: boolean;
};

/** By when it is to be put right; in red words where that is over. */
export const DueDay = ({ issue, today, isFull = false, isOnCard = false }: DueProps) => {
  const day = isOnCard
    ? `Due ${dayAndMonth(issue.targetDate)}`
    : formatDate(issue.targetDate ?? '');
  return isOverdue(issue, today) ? (
    <span className="inline-flex items-center gap-1 align-middle font-medium text-on-bad-soft">
      <OctagonAlert aria-hidden="true" className="size-4 flex-none" />
      <span>
        {isOnCard ? <span className="sr-only">{day}, </span> : day}
        <span className={isFull || isOnCard ? '' : 'sr-only'}>
          {!isOnCard && ', '}
          {daysOver(issue, today)} overdue
        </span>
      </span>
    </span>
  ) : (
    <span className="text-text-2">{day}</span>
  );
};

const monthDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const dayAndMonth = (date: string | null): string => (date ? monthDay.format(new Date(date)) : '');

function daysOver({ targetDate }: SiteIssue, today: string): string {
  const days = daysBetween(targetDate ?? today, today);
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
