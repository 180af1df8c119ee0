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
import { optionsOf } from '../../ui/fields/options.ts';
import { DoneState } from '../../ui/layout/empty-state.tsx';
import type { Filter } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choiceFilter } from '../../ui/table/filters.ts';
import { RecordCard, titleLinkStyles } from '../../ui/table/record-card.tsx';
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

/** What is most overdue comes first. */
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
        searchHint="Issue, number, place or name"
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

/** An issue as shown on a phone. */
const IssueCard = ({ issue, slug, today, menu }: IssueCardProps) => (
  <RecordCard
    title={
      <Link {...placeOf(slug, 'view', issue.id)} className={titleLinkStyles}>
        {issueTitle(issue)}
      </Link>
    }
    menu={menu}
  >
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <PriorityBadge priority={issue.priority} />
      {issue.status !== 'open' && <StateBadge status={issue.status} />}
      {issue.targetDate && <DueDay issue={issue} today={today} />}
      {issue.location && (
        <span className="min-w-0 [overflow-wrap:anywhere] text-text-2">{issue.location}</span>
      )}
    </p>
  </RecordCard>
);
