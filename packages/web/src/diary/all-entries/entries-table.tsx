import type { ReactNode } from 'react';
import type { Filter, RowAction } from '../../ui/table/column.ts';
import { ColumnChooser } from '../../ui/table/column-chooser.tsx';
import { ExportMenu } from '../../ui/table/export-menu.tsx';
import { FilterChips } from '../../ui/table/filter-chips.tsx';
import { FilterSheet } from '../../ui/table/filter-sheet.tsx';
import { NoMatch } from '../../ui/table/no-match.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { SearchBox } from '../../ui/table/search-box.tsx';
import { SkeletonCards } from '../../ui/table/skeleton-rows.tsx';
import { TableGrid } from '../../ui/table/table-grid.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { useNarrow, usePrinting } from '../../ui/table/use-media.ts';
import { type Table, useTable } from '../../ui/table/use-table.ts';
import { EntriesByDay } from './entries-by-day.tsx';
import { entryColumns, type ListedEntry } from './entry-columns.tsx';

type Props = {
  /** Undefined while the first are loading. */
  entries: readonly ListedEntry[] | undefined;
  filters: readonly Filter<ListedEntry>[];
  actions: readonly RowAction<ListedEntry>[];
  view: TableView;
  onView: OnView;
  /** Reads all that match, however few are in sight. */
  readAll: () => Promise<readonly ListedEntry[]>;
  empty: ReactNode;
};

/** The kit's table over a list that the server filters: the rows shown may be a part of it. */
export function EntriesTable({ entries, readAll, empty, ...props }: Props) {
  const isNarrow = useNarrow();
  const isPrinting = usePrinting();
  const table = useTable<ListedEntry>({
    ...props,
    label: 'Entries',
    rows: entries,
    columns: entryColumns,
    searchHint: 'Summary, company or plant',
    isTwoLine: true,
    empty,
  });
  const isNothing = entries?.length === 0 && table.narrowing === 0;
  return (
    <section aria-label="Entries" className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox
          label="Search entries"
          hint={table.searchHint}
          value={table.typed}
          onChange={table.type}
        />
        {isNarrow ? <FilterSheet table={table} /> : <FilterChips table={table} />}
        {!isNarrow && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <ColumnChooser table={table} />
            <ExportMenu label="Entries" columns={table.chosen} rows={readAll} />
          </div>
        )}
      </div>
      {isNothing ? (
        empty
      ) : (
        <Content table={table} isNarrow={isNarrow && !isPrinting} isPrinting={isPrinting} />
      )}
    </section>
  );
}

type ContentProps = { table: Table<ListedEntry>; isNarrow: boolean; isPrinting: boolean };

function Content({ table, isNarrow, isPrinting }: ContentProps) {
  const { isLoading, shown, actions } = table;
  if (!isLoading && shown.length === 0) return <NoMatch table={table} />;
  if (!isNarrow) return <TableGrid table={table} isPrinting={isPrinting} />;
  if (isLoading) return <SkeletonCards />;
  return (
    <EntriesByDay
      entries={shown}
      menu={(entry) => (
        <RowMenu row={entry} name={`${table.nameOf(entry)} ${entry.contract}`} actions={actions} />
      )}
    />
  );
}
