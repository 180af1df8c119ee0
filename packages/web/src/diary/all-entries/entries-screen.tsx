import { diaryApi } from '@sitewright/domain/diary/api';
import type {
  DiaryEntry,
  DiaryEntryFilter,
  DiaryTotals,
} from '@sitewright/domain/diary/diary-entry';
import { entryHours } from '@sitewright/domain/diary/hours-labels';
import type { Project } from '@sitewright/domain/projects/project';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { NotebookPen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useOpener } from '../../platform/open-overlay.ts';
import { queryPages, query as read } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { NoContracts, useIsWithoutContracts } from '../../projects/no-contracts.tsx';
import { projectQueries } from '../../projects/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { LoadMore } from '../../ui/layout/load-more.tsx';
import { LoadedTable } from '../../ui/layout/loaded-table.tsx';
import { RefreshBar } from '../../ui/layout/refresh-bar.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { number } from '../../ui/table/labels.ts';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { obstacleToLogging } from '../obstacles.ts';
import { diaryQueries } from '../queries.ts';
import { EntriesTable } from './entries-table.tsx';
import { daysOf, filterOf, oneChoiceEach } from './entries-view.ts';
import type { ListedEntry } from './entry-columns.tsx';
import { entryFilters } from './entry-filters.ts';
import { HoursPanel } from './hours-panel.tsx';
import { RangeBar } from './range-bar.tsx';
import { useEntryActions } from './use-entry-actions.tsx';

const pageSize = 100;

type Props = { view: TableView; onView: OnView; today: string };

/** All that was written on all contracts: narrowed, added up, looked at by day, and taken away. */
export function EntriesScreen({ view, onView, today }: Props) {
  const change: OnView = (next, how) => onView(oneChoiceEach(next), how);
  const filter = filterOf(view, today);
  const days = daysOf(view, today);
  const query = useInfiniteQuery(
    queryPages(diaryApi.list, { query: { ...filter, limit: pageSize } }),
  );
  const { data: totals } = useQuery({
    ...read(diaryApi.totals, { query: filter }),
    placeholderData: keepPreviousData,
  });
  const { entries, contracts, readAll } = useListedEntries(query.data, filter);
  const { actions, sheet } = useEntryActions(contracts);
  const filters = useMemo(() => entryFilters(contracts, entries ?? []), [contracts, entries]);
  return (
    <Screen title="All entries" note={<Span {...days} />} actions={<NewEntry />}>
      <RangeBar view={view} today={today} onView={change} />
      <Figures totals={totals} />
      {!!totals?.entries && <HoursPanel filter={filter} days={days} entries={totals.entries} />}
      <LoadedTable query={query} what="entries">
        <EntriesTable
          entries={entries}
          filters={filters}
          actions={actions}
          view={view}
          readAll={readAll}
          onView={change}
          empty={<NoEntries />}
        />
        <LoadMore {...query} />
      </LoadedTable>
      {query.isRefetching && <RefreshBar />}
      {sheet}
    </Screen>
  );
}

const Span = ({ from, to }: { from: string; to: string }) => (
  <p>{from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}</p>
);

const hoursText = (hours: string): string => {
  const [wholeHours = '', tenths = '0'] = hours.split('.');
  return `${number(Number(wholeHours))}.${tenths}`;
};

/** The least that is known on a phone, too. */
function Figures({ totals }: { totals: DiaryTotals | null | undefined }) {
  const entries = totals ? number(totals.entries) : '–';
  const hours = totals ? hoursText(totals.hours) : '–';
  return (
    <KpiStrip
      label="Entry totals"
      figures={[
        { label: 'Entries', value: entries, pill: <Pill value={entries} what="entries" /> },
        {
          label: entryHours.label,
          value: hours,
          note: entryHours.formula,
          pill: <Pill value={hours} what="entry hours" />,
        },
        { label: 'Companies', value: totals ? number(totals.companies) : '–' },
        { label: 'Days', value: totals ? number(totals.days) : '–' },
      ]}
    />
  );
}

const Pill = ({ value, what }: { value: string; what: string }) => (
  <>
    <b className="font-semibold tabular-nums">{value}</b> {what}
  </>
);

const label = (
  <>
    <Plus aria-hidden="true" className="size-4" />
    New diary entry
  </>
);

/** On a phone the plus below does it. */
function NewEntry() {
  const obstacle = obstacleToLogging(useActor());
  const opener = useOpener('newDiaryEntry');
  return (
    <div className="max-md:hidden">
      {obstacle ? (
        <ButtonWithReason obstacle={obstacle}>{label}</ButtonWithReason>
      ) : (
        <Button tone="primary" {...opener}>
          {label}
        </Button>
      )}
    </div>
  );
}

const NoEntries = () =>
  useIsWithoutContracts() ? (
    <NoContracts
      icon={NotebookPen}
      text="Diary entries from all contracts appear here. Add a contract to log the first one."
    />
  ) : (
    <EmptyState
      icon={NotebookPen}
      title="No entries for these dates"
      text="Diary entries from all contracts appear here. Choose a longer period or log the first entry."
    />
  );

const none: readonly never[] = [];

/** The entries with the names of their contracts, as soon as those are known. */
function useListedEntries(found: readonly DiaryEntry[] | undefined, filter: DiaryEntryFilter) {
  const client = useQueryClient();
  const contracts = useQuery(projectQueries.list()).data ?? none;
  const named = useMemo(() => naming(contracts), [contracts]);
  return {
    contracts,
    entries: useMemo(() => found?.map(named), [found, named]),
    /** All that match, however few are in sight. */
    readAll: async (): Promise<ListedEntry[]> =>
      ((await client.fetchQuery(diaryQueries.matching(filter))) ?? []).map(named),
  };
}

function naming(contracts: readonly Project[]) {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  return (entry: DiaryEntry): ListedEntry => {
    const contract = byId.get(entry.projectId);
    return { ...entry, contract: contract?.name ?? '', slug: contract?.slug };
  };
}
