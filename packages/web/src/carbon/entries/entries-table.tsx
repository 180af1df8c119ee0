import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { useActor } from '../../platform/session.ts';
import { CardList } from '../../ui/table/card-list.tsx';
import type { Filter, RowAction } from '../../ui/table/column.ts';
import { ColumnChooser } from '../../ui/table/column-chooser.tsx';
import { ExportMenu } from '../../ui/table/export-menu.tsx';
import { FilterChips } from '../../ui/table/filter-chips.tsx';
import { FilterSheet } from '../../ui/table/filter-sheet.tsx';
import { NoMatch } from '../../ui/table/no-match.tsx';
import { SearchBox } from '../../ui/table/search-box.tsx';
import { SkeletonCards } from '../../ui/table/skeleton-rows.tsx';
import { TableGrid } from '../../ui/table/table-grid.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { useNarrow, usePrinting } from '../../ui/table/use-medium.ts';
import { type Table, useTable } from '../../ui/table/use-table.ts';
import { obstacleToTaking } from '../rights.ts';
import { EntryCard } from './entry-card.tsx';
import { entryColumns } from './entry-columns.tsx';

type Props = {
  /** Undefined while the first are loading. */
  entries: readonly CarbonEntry[] | undefined;
  filters: readonly Filter<CarbonEntry>[];
  actions: readonly RowAction<CarbonEntry>[];
  view: TableView;
  onView: OnView;
  /** Reads all that match, however few are in sight. */
  readAll: () => Promise<readonly CarbonEntry[]>;
  /** Whose factors they are, which goes along into every spreadsheet. */
  attributions: readonly string[];
};

/** The kit's table over a list that the server filters: the rows shown may be a part of it. */
export function EntriesTable({ entries, readAll, attributions, ...props }: Props) {
  const isNarrow = useNarrow();
  const isPrinting = usePrinting();
  const table = useTable<CarbonEntry>({
    ...props,
    label: 'Carbon entries',
    rows: entries,
    columns: entryColumns,
    searchHint: 'Entry, supplier or order',
    card: (entry, menu) => <EntryCard entry={entry} menu={menu} />,
    empty: null,
  });
  const obstacle = obstacleToTaking(useActor());
  return (
    <section
      aria-label="Carbon entries"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
    >
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox
          label="Search carbon entries"
          hint={table.searchHint}
          value={table.typed}
          onChange={table.type}
        />
        {isNarrow ? <FilterSheet table={table} /> : <FilterChips table={table} />}
        {!isNarrow && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <ColumnChooser table={table} />
            <ExportMenu
              label="Carbon entries"
              columns={table.chosen}
              rows={readAll}
              foot={attributions}
              obstacle={obstacle}
            />
          </div>
        )}
      </div>
      <Content table={table} isNarrow={isNarrow && !isPrinting} isPrinting={isPrinting} />
    </section>
  );
}

type ContentProps = { table: Table<CarbonEntry>; isNarrow: boolean; isPrinting: boolean };

function Content({ table, isNarrow, isPrinting }: ContentProps) {
  const { isLoading, shown, narrowing } = table;
  if (!isLoading && shown.length === 0)
    return narrowing > 0 ? <NoMatch table={table} /> : <Nothing />;
  if (!isNarrow) return <TableGrid table={table} isPrinting={isPrinting} />;
  return isLoading ? <SkeletonCards /> : <CardList table={table} isNarrow={isNarrow} />;
}

const Nothing = () => (
  <p className="rounded-card border border-line bg-surface p-4 text-sm text-text-2">
    No entries of this category in these days.
  </p>
);
