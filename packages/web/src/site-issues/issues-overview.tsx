import type { Project } from '@sitewright/domain/projects/project';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { cn } from '../ui/cn.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { saveBarLook } from '../ui/save-bar-styles.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaleBar } from '../ui/stale-bar.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { Board } from './board/board.tsx';
import { ReportButton } from './issues-actions.tsx';
import { IssueKpis } from './list/issue-kpis.tsx';
import { IssueTable } from './list/issue-table.tsx';
import { LookSwitch } from './list/look-switch.tsx';
import { ShowChips } from './list/show-chips.tsx';
import { siteIssueQueries } from './queries.ts';
import { readShow, shownOf } from './shown.ts';

type Props = {
  project: Project;
  isBoard: boolean;
  view: TableView;
  onView: OnView;
  today: string;
};

/** The issues of a contract, in a list or on a board. */
export function IssuesOverview({ project, ...looking }: Props) {
  const query = useQuery(siteIssueQueries.list(project.id));
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
      {query.isRefetching && <StaleBar />}
      <div data-save-bar="" className={cn(saveBarLook, 'md:hidden print:hidden')}>
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
      <IssueKpis issues={issues} today={today} />
      <div className="flex flex-wrap items-center gap-2">
        <LookSwitch slug={slug} show={show} />
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
    text="A photo and a line are enough. Who puts it right, and by when, can follow."
  >
    <ReportButton slug={slug} />
  </EmptyState>
);
