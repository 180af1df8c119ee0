import type { ActivityFilter, ActivitySummary } from '@sitewright/domain/activity/activity-log';
import { categories, severities } from '@sitewright/domain/activity/activity-values';
import { activityApi } from '@sitewright/domain/activity/api';
import { can, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { requestFor } from '@sitewright/domain/kernel/request';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, History } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { ChartSkeleton } from '../ui/charts/chart-skeleton.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { LoadMore } from '../ui/layout/load-more.tsx';
import { LoadedTable } from '../ui/layout/loaded-table.tsx';
import { NoAccess } from '../ui/layout/no-access.tsx';
import { PageActions } from '../ui/layout/page-actions.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { parseDate, parseEnum, parseIdText } from '../ui/search-params.ts';
import { type OnView, readChoices, type TableView, withChoices } from '../ui/table/table-view.ts';
import { activityFilters } from './activity-columns.tsx';
import { ActivityFigures } from './activity-figures.tsx';
import { ActivityTable } from './activity-table.tsx';
import { BarsPanel, barsHeight } from './bars-panel.tsx';
import { activityQueries } from './queries.ts';
import { useVerifyChain, Verified } from './verify-chain.tsx';

const ActivitySheet = lazyDialog(() => import('./activity-sheet.tsx'), 'ActivitySheet');

type Props = { view: TableView; onView: OnView };

const title = 'Activity logs';

export function ActivityScreen(props: Props) {
  const actor = useActor();
  const obstacle = obstacleOfRole(actor, 'activityLog', 'R', 'read the activity log');
  if (!obstacle) return <Log {...props} />;
  return (
    <Screen title={title}>
      <NoAccess title="Your role does not allow viewing the log" text={obstacle.message} />
    </Screen>
  );
}

/** Who did what, when and from where; narrowed, added up, looked into, taken away and proved. */
function Log({ view, onView }: Props) {
  const actor = useActor();
  const change: OnView = (next, how) => onView(oneChoiceEach(next), how);
  const filter = filterOf(view);
  const log = useInfiniteQuery(activityQueries.pages(filter));
  const summary = useSummary(filter);
  // The figures and their chart first: the table takes longer.
  const entries = useDeferredValue(log.data);
  const known = useDeferredValue(summary);
  const filters = useMemo(
    () => activityFilters(entries ?? [], known?.topUsers.map(({ username }) => username) ?? []),
    [entries, known],
  );
  const open = (entry: number | undefined) =>
    onView({ ...view, entry: entry ? String(entry) : undefined }, { replace: false });
  return (
    <Screen title={title} note={<Scope />} actions={<Actions filter={filter} />}>
      {can(actor, 'activityLog', 'X') && <Verified onOpen={open} />}
      <AtAGlance summary={summary} />
      <LoadedTable query={log} what="activity">
        <ActivityTable
          entries={entries}
          filters={filters}
          view={view}
          onView={change}
          onOpen={({ id }) => open(id)}
          days={<DaysFields view={view} onView={change} />}
          isNarrowed={!!(filter.from || filter.to || filter.entityId)}
          empty={<NothingYet />}
        />
        <LoadMore {...log} />
      </LoadedTable>
      <OpenEntry id={parseIdText(view.entry)} onClose={() => open(undefined)} />
    </Screen>
  );
}

/** The figures stay visible until the next ones are loaded. */
function useSummary(filter: ActivityFilter): ActivitySummary | undefined {
  const summary = query(activityApi.summary, { query: filter });
  return useQuery({ ...summary, placeholderData: keepPreviousData }).data ?? undefined;
}

/** Today's figures next to the previous weeks; on a phone the list is between them. */
const AtAGlance = ({ summary }: { summary: ActivitySummary | undefined }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:contents xl:grid-cols-[20rem_minmax(0,1fr)] xl:*:grid">
    <ActivityFigures summary={summary} />
    <div className="grid grid-cols-[minmax(0,1fr)] max-md:order-last">
      {summary ? (
        <BarsPanel summary={summary} />
      ) : (
        <ChartSkeleton title="Events per day" height={barsHeight} />
      )}
    </div>
  </div>
);

function OpenEntry({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  if (!id) return null;
  return <ActivitySheet id={id} onClose={onClose} />;
}

function Scope() {
  const actor = useActor();
  const readsAll = can(actor, 'activityLog', 'R', { createdBy: null });
  return (
    <p>
      {readsAll
        ? 'All company activity, newest first'
        : 'Your activity, and activity on contracts you created'}
    </p>
  );
}

function Actions({ filter }: { filter: ActivityFilter }) {
  const obstacle = obstacleOfRole(useActor(), 'activityLog', 'X', 'export the activity log');
  const verify = useVerifyChain();
  const download = () =>
    window.location.assign(requestFor(activityApi.export, { query: filter }).url);
  return (
    <PageActions
      actions={[
        ...(obstacle ? [] : [verify]),
        { label: 'Export', icon: Download, obstacle, onPress: download },
      ]}
    />
  );
}

const NothingYet = () => (
  <EmptyState
    icon={History}
    title="No activity yet"
    text="Every change is recorded here: who, what, when and from where."
  />
);

const single = ['username', 'category', 'severity', 'entityType', 'ip'];

/** The server takes one value of each filter: choosing another replaces the first. */
const oneChoiceEach = (view: TableView): TableView =>
  single.reduce((next, id) => withChoices(next, id, readChoices(next, id).slice(-1)), view);

/** The filters sent to the server. */
const filterOf = (view: TableView): ActivityFilter => ({
  from: parseDate(view.from),
  to: parseDate(view.to),
  username: view.username,
  category: parseEnum(categories)(view.category),
  severity: parseEnum(severities)(view.severity),
  entityType: view.entityType,
  entityId: parseIdText(view.entityId),
  ip: view.ip,
  q: view.q?.trim().slice(0, 100) || undefined,
});

type DaysProps = { view: TableView; onView: OnView };

/** From when until when; without them all there is. */
function DaysFields({ view, onView }: DaysProps) {
  const set = (name: 'from' | 'to') => (value: string) =>
    onView({ ...view, [name]: value || undefined }, { replace: true });
  return (
    <div className="flex gap-3 max-md:flex-col print:hidden">
      <DateField label="From" name="from" value={view.from ?? ''} onChange={set('from')} />
      <DateField label="To" name="to" value={view.to ?? ''} onChange={set('to')} />
    </div>
  );
}
