import { statusLabels, typeLabels } from '@sitewright/domain/site-issues/issue-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { Link } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { AuthorAvatar } from '../../ui/author-avatar.tsx';
import { dayText } from '../../ui/format/date-time.ts';
import type { RowAction } from '../../ui/table/column.ts';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { DueDay, PriorityBadge, StateBadge } from '../badges.tsx';
import { placeOf } from '../issue-routes.ts';
import { issueName, issueTitle } from '../labels.ts';

export type CardActions = {
  actions: readonly RowAction<SiteIssue>[];
  onKey: (event: KeyboardEvent, issue: SiteIssue) => void;
};

type Props = {
  issue: SiteIssue;
  /** The state that needs no word here. */
  column: string;
  slug: string;
  today: string;
  cardActions: CardActions;
};

export const BoardCard = ({
  issue,
  column,
  slug,
  today,
  cardActions: { actions, onKey },
}: Props) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-card border border-line bg-surface p-3">
    <div className="flex flex-wrap items-center gap-2">
      <PriorityBadge priority={issue.priority} />
      {statusLabels[issue.status] !== column && <StateBadge status={issue.status} />}
      <span className="ml-auto text-xs text-text-2 tabular-nums">{issueName(issue)}</span>
      <div className="-my-1 -mr-1">
        <RowMenu row={issue} name={issueName(issue)} actions={actions} />
      </div>
    </div>
    <h3 className="text-sm leading-5! font-semibold [overflow-wrap:anywhere]">
      <Link
        {...placeOf(slug, 'view', issue.id)}
        data-issue={issue.id}
        aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
        onKeyDown={(event) => onKey(event, issue)}
        className="inline-block py-0.5 text-text no-underline hover:underline site:py-3"
      >
        {issueTitle(issue)}
      </Link>
    </h3>
    <p className="text-xs [overflow-wrap:anywhere] text-text-2">
      {[typeLabels[issue.issueType], issue.location].filter(Boolean).join(' · ')}
    </p>
    <WaitingMark name="siteIssueId" id={issue.id} />
    <Foot issue={issue} today={today} />
  </li>
);

function Foot({ issue, today }: Pick<Props, 'issue' | 'today'>) {
  const photos = issue.beforePhotos + issue.afterPhotos;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-2 text-xs">
      {issue.assignedTo && (
        <span title={issue.assignedTo} className="inline-flex">
          <AuthorAvatar name={issue.assignedTo} />
          <span className="sr-only">{issue.assignedTo}</span>
        </span>
      )}
      {issue.closedAt ? (
        <span className="text-text-2">Closed {dayText(issue.closedAt)}</span>
      ) : (
        issue.targetDate && <DueDay isOnCard issue={issue} today={today} />
      )}
      {photos > 0 && (
        <span className="ml-auto inline-flex items-center gap-1 text-text-2">
          <Camera aria-hidden="true" className="size-3.5" />
          {photos}
          <span className="sr-only">{photos === 1 ? ' photo' : ' photos'}</span>
        </span>
      )}
    </div>
  );
}
