import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { CardList } from '../../ui/table/card-list.tsx';
import type { Filter, RowAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { obstacleToExporting } from '../rights.ts';
import {
  CategoryMark,
  Emitted,
  EntryBadges,
  EntryLink,
  entryColumns,
  sizeOf,
  sourceText,
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

export const EntriesTable = ({ entries, readAll, attributions, ...props }: Props) => (
  <DataTable
    {...props}
    label="Carbon entries"
    rows={entries}
    columns={entryColumns}
    searchHint="Entry, supplier or order"
    isServerFiltered
    nothing={<Nothing />}
    card={(entry, menu) => <EntryCard entry={entry} menu={menu} />}
    list={(table) => <CardList table={table} isNarrow />}
    exportRows={readAll}
    exportFoot={attributions}
    exportObstacle={obstacleToExporting(useActor())}
  />
);

const Nothing = () => (
  <p className="rounded-card border border-line bg-surface p-4 text-sm text-text-2">
    No entries in this category for these dates.
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
      <EntryBadges entry={entry} />
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
