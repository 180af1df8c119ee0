import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';
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
import { useNarrow, usePrinting } from '../../ui/table/use-media.ts';
import { type Table, useTable } from '../../ui/table/use-table.ts';
import { obstacleToExporting } from '../rights.ts';
import {
  CategoryMark,
  Emitted,
  EntryLink,
  entryColumns,
  sizeOf,
  sourceText,
  WasteBadges,
} from './entry-columns.tsx';

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
  const obstacle = obstacleToExporting(useActor());
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

type EntryCardProps = { entry: CarbonEntry; menu: ReactNode };

/** An entry on a phone: what it was, and what it came to. */
const EntryCard = ({ entry, menu }: EntryCardProps) => (
  <article className="grid gap-1.5">
    <div className="flex items-start justify-between gap-2">
      <h3 className="min-w-0 text-base leading-6! [&_a]:-my-2.5 [&_a]:inline-block [&_a]:py-2.5 [&_span]:max-w-none! [&_span]:[overflow-wrap:anywhere] [&_span]:whitespace-normal">
        <EntryLink entry={entry} />
      </h3>
      <span className="-my-2 -mr-2">{menu}</span>
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <CategoryMark entry={entry} />
      <WasteBadges entry={entry} />
      <span className="ml-auto tabular-nums">
        <Emitted entry={entry} />
        {entry.status === 'counted' && <span className="text-text-2"> kg CO₂e</span>}
      </span>
    </p>
    <p className="text-xs tracking-normal text-text-2 tabular-nums">
      {[formatDate(entry.date), sizeOf(entry), sourceText(entry), entry.supplier]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </article>
);
