import {
  issueStatuses,
  issueTypes,
  priorities,
  priorityLabels,
  statusLabels,
  typeLabels,
} from '@sitewright/domain/site-issues/issue-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { DoneState } from '../../ui/layout/empty-state.tsx';
import type { Filter } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choiceFilter } from '../../ui/table/filters.ts';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { IssueActionDialog } from '../actions/issue-action.tsx';
import { useIssueActions } from '../actions/use-issue-actions.ts';
import { DueDay, PriorityBadge, StateBadge } from '../badges.tsx';
import { placeOf } from '../issue-routes.ts';
import { issueTitle } from '../labels.ts';
import { emptyTexts, type Show } from '../shown.ts';
import { issueColumns } from './issue-columns.tsx';

type Props = {
  issues: readonly SiteIssue[];
  slug: string;
  show: Show;
  view: TableView;
  onView: OnView;
  today: string;
};

/** The most overdue first. */
export function IssueTable({ issues, slug, show, view, onView, today }: Props) {
  const { actions, openAction, forget } = useIssueActions(slug);
  return (
    <>
      <DataTable
        label="Site issues"
        rows={issues}
        columns={useMemo(() => issueColumns(slug, today), [slug, today])}
        filters={issueFilters}
        actions={actions}
        defaultSort="due"
        searchHint="Issue, number, location or name"
        isTwoLine
        card={(issue, menu) => <IssueCard issue={issue} slug={slug} today={today} menu={menu} />}
        empty={<DoneState text={emptyTexts[show]} />}
        view={view}
        onView={onView}
      />
      {openAction && <IssueActionDialog {...openAction} onClose={forget} />}
    </>
  );
}

const issueFilters: Filter<SiteIssue>[] = [
  choiceFilter(
    'priority',
    'Priority',
    optionsOf(priorities, priorityLabels),
    ({ priority }) => priority,
  ),
  choiceFilter('type', 'Type', optionsOf(issueTypes, typeLabels), ({ issueType }) => issueType),
  choiceFilter('status', 'Status', optionsOf(issueStatuses, statusLabels), ({ status }) => status),
];

type IssueCardProps = { issue: SiteIssue; slug: string; today: string; menu: ReactNode };

/** An issue in as few lines as its words need, so that five fit on a phone. */
const IssueCard = ({ issue, slug, today, menu }: IssueCardProps) => (
  <article className="-m-4 flex items-center gap-1 py-1 pr-1.5 pl-3.5">
    <div className="min-w-0 flex-1">
      <h2 className="truncate text-base leading-6!">
        <Link
          {...placeOf(slug, 'view', issue.id)}
          title={issueTitle(issue)}
          className="block truncate hover:underline site:-my-2.5 site:py-2.5"
        >
          {issueTitle(issue)}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 text-sm whitespace-nowrap">
        <PriorityBadge priority={issue.priority} />
        {issue.status !== 'open' && <StateBadge status={issue.status} />}
        {issue.targetDate && !issue.closedAt && <DueDay isOnCard issue={issue} today={today} />}
        {issue.location && (
          <span className="min-w-0 flex-1 basis-16 truncate text-text-2">{issue.location}</span>
        )}
      </p>
      <WaitingMark name="siteIssueId" id={issue.id} />
    </div>
    {menu}
  </article>
);
