import type { ActivityLog } from '@sitewright/domain/activity/activity-log';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Filter } from '../ui/table/column.ts';
import { ColumnChooser } from '../ui/table/column-chooser.tsx';
import { FilterChips } from '../ui/table/filter-chips.tsx';
import { FilterSheet } from '../ui/table/filter-sheet.tsx';
import { NoMatch } from '../ui/table/no-match.tsx';
import { SearchBox } from '../ui/table/search-box.tsx';
import { SkeletonCards } from '../ui/table/skeleton-rows.tsx';
import { TableGrid } from '../ui/table/table-grid.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { useNarrow, usePrinting } from '../ui/table/use-media.ts';
import { type Table, useTable } from '../ui/table/use-table.ts';
import { ActivityCard } from './activity-card.tsx';
import { activityColumns } from './activity-columns.tsx';

type Props = {
  /** Undefined while the first are loading. */
  entries: readonly ActivityLog[] | undefined;
  filters: readonly Filter<ActivityLog>[];
  view: TableView;
  onView: OnView;
  onOpen: (entry: ActivityLog) => void;
  /** From when until when, which the table does not know of. */
  days: ReactNode;
  /** More that narrows the list than the table knows. */
  isNarrowed: boolean;
  empty: ReactNode;
};

/** The kit's table over a list that the server filters: the loaded rows may be only a part. */
export function ActivityTable({ entries, onOpen, days, isNarrowed, empty, ...props }: Props) {
  const isNarrow = useNarrow();
  const table = useTable<ActivityLog>({
    ...props,
    label: 'Activity entries',
    rows: entries,
    columns: activityColumns,
    actions: [{ id: 'open', label: 'View changes', icon: Eye, key: 'Enter', onPress: onOpen }],
    searchHint: 'Activity, record or reason',
    isTwoLine: true,
    empty,
  });
  const isNothing = entries?.length === 0 && table.narrowing === 0;
  return (
    <section aria-label="Activity" className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      {!isNarrow && days}
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox
          label="Search activity"
          hint={table.searchHint}
          value={table.typed}
          onChange={table.type}
        />
        {isNarrow ? (
          <FilterSheet table={table} more={days} moreInUse={isNarrowed ? 1 : 0} />
        ) : (
          <FilterChips table={table} />
        )}
        {!isNarrow && (
          <div className="ml-auto">
            <ColumnChooser table={table} />
          </div>
        )}
      </div>
      {isNothing ? (
        isNarrowed ? (
          <Nothing />
        ) : (
          empty
        )
      ) : (
        <Content table={table} onOpen={onOpen} isNarrow={isNarrow} />
      )}
    </section>
  );
}

const Nothing = () => <p className="text-text-2">No activity in this period.</p>;

type ContentProps = Pick<Props, 'onOpen'> & { table: Table<ActivityLog>; isNarrow: boolean };

function Content({ table, onOpen, isNarrow }: ContentProps) {
  const isPrinting = usePrinting();
  const { isLoading, shown } = table;
  if (!isLoading && shown.length === 0) return <NoMatch table={table} />;
  if (!isNarrow || isPrinting) return <TableGrid table={table} isPrinting={isPrinting} />;
  if (isLoading) return <SkeletonCards />;
  return (
    <ul aria-label="Activity" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {shown.map((entry) => (
        <li key={entry.id}>
          <ActivityCard entry={entry} onOpen={() => onOpen(entry)} />
        </li>
      ))}
    </ul>
  );
}
