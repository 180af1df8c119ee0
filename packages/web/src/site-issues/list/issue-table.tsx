import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useMemo } from 'react';
import { DoneState } from '../../ui/empty-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { Action } from '../actions/issue-action.tsx';
import { useIssueActions } from '../actions/use-issue-actions.ts';
import { noneOf, type Show } from '../shown.ts';
import { IssueCard } from './issue-card.tsx';
import { issueColumns } from './issue-columns.tsx';
import { issueFilters } from './issue-filters.ts';

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
        empty={<DoneState text={noneOf[show]} />}
        view={view}
        onView={onView}
      />
      {openAction && <Action {...openAction} onClose={forget} />}
    </>
  );
}
