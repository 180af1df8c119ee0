import type { HasRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns3, Flag, Rows3 } from 'lucide-react';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { cn } from '../ui/cn.ts';
import { CountChips } from '../ui/layout/count-chips.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { saveBarStyles } from '../ui/save-bar-styles.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { Board } from './board/board.tsx';
import { placeOf, showing } from './issue-routes.ts';
import { ReportButton } from './issues-actions.tsx';
import { IssueKpis } from './list/issue-kpis.tsx';
import { IssueTable } from './list/issue-table.tsx';
import { issueFilters, readShow, type Show, showLabels, shownOf } from './shown.ts';

type Props = {
  project: Project;
  isBoard: boolean;
  view: TableView;
  onView: OnView;
  today: string;
};

/** The server's page size. */
const limit = 200;

/** The issues of a contract, in a list or on a board. */
export function IssuesOverview({ project, ...looking }: Props) {
  const query = useQuery(
    queryAll(siteIssuesApi.list, { query: { projectId: project.id, status: 'all', limit } }),
  );
  return (
    <>
      <Loaded
        query={query}
        what="site issues"
        empty={<NoIssues slug={project.slug} />}
        skeleton={<Skeleton what="site issues" count={6} />}
      >
        {(issues) => <Issues project={project} issues={issues} {...looking} />}
      </Loaded>
      {query.isRefetching && <RefreshBar />}
      {/* Under the thumb also where the list is short; the last card ends above it. */}
      <div aria-hidden="true" className="h-[4.5rem] md:hidden print:hidden" />
      <div
        data-save-bar=""
        className={cn(
          saveBarStyles,
          'max-md:fixed max-md:inset-x-0 max-md:mx-0 md:hidden print:hidden',
        )}
      >
        <ReportButton isBig slug={project.slug} />
      </div>
    </>
  );
}

type IssuesProps = Props & { issues: readonly SiteIssue[] };

function Issues({ project, issues, isBoard, view, onView, today }: IssuesProps) {
  const onlooker = { actor: useActor(), today };
  const show = readShow(view.show);
  const shown = shownOf(issues, show, onlooker);
  const { slug } = project;
  return (
    <>
      <IssueKpis slug={slug} issues={issues} today={today} />
      <div className="flex flex-wrap items-center gap-2">
        <ViewSwitch slug={slug} show={show} />
        <ShowChips
          issues={issues}
          onlooker={onlooker}
          show={show}
          isBoard={isBoard}
          onShow={(next) =>
            onView({ ...view, show: next === 'open' ? undefined : next }, { replace: false })
          }
        />
      </div>
      {isBoard ? (
        <Board slug={slug} today={today} issues={show === 'open' ? issues : shown} />
      ) : (
        <IssueTable
          slug={slug}
          show={show}
          view={view}
          onView={onView}
          today={today}
          issues={shown}
        />
      )}
    </>
  );
}

const NoIssues = ({ slug }: { slug: string }) => (
  <EmptyState
    icon={Flag}
    title="No issues yet"
    text="Report an issue with a photo and one line. You can assign it and set a target date later."
  >
    <ReportButton slug={slug} />
  </EmptyState>
);

type LookSwitchProps = { slug: string; show: Show };

const looks = [
  { action: 'list', label: 'List', Icon: Rows3 },
  { action: 'board', label: 'Board', Icon: Columns3 },
] as const;

/** Two places, so that each can be sent to others; a board needs the width of a desk. */
const ViewSwitch = ({ slug, show }: LookSwitchProps) => (
  <nav
    aria-label="View"
    className="inline-flex rounded-[8px] border border-line-2 bg-sunken p-0.5 max-md:hidden print:hidden"
  >
    {looks.map(({ action, label, Icon }) => (
      <Link
        key={action}
        {...placeOf(slug, action)}
        {...showing(show)}
        // The address of the list begins that of the board, and is not open with it.
        activeOptions={{ exact: true, includeSearch: false }}
        className="inline-flex h-7 items-center gap-1.5 rounded-control px-2.5 text-button font-medium text-text-2 no-underline hover:text-text aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] pointer-coarse:h-11"
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Link>
    ))}
  </nav>
);

type ShowChipsProps = {
  issues: readonly SiteIssue[];
  onlooker: { actor: HasRole; today: string };
  show: Show;
  /** A board has a column for what is closed. */
  isBoard: boolean;
  onShow: (show: Show) => void;
};

const onBoard: readonly Show[] = ['open', 'overdue', 'mine'];

const ShowChips = ({ issues, onlooker, show, isBoard, onShow }: ShowChipsProps) => (
  <CountChips
    label="Filter issues"
    value={show}
    options={(isBoard ? onBoard : issueFilters).map((value) => {
      const isAll = isBoard && value === 'open';
      return {
        value,
        label: isAll ? 'All' : showLabels[value],
        count: (isAll ? issues : shownOf(issues, value, onlooker)).length,
      };
    })}
    onChange={onShow}
  />
);
