import type { ReactNode } from 'react';
import type { Filter, RowAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
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

export const EntriesTable = ({ entries, readAll, empty, ...props }: Props) => (
  <DataTable
    {...props}
    label="Entries"
    rows={entries}
    columns={entryColumns}
    searchHint="Summary, company or plant"
    isTwoLine
    isServerFiltered
    nothing={empty}
    list={({ shown, nameOf, actions }) => (
      <EntriesByDay
        entries={shown}
        menu={(entry) => (
          <RowMenu row={entry} name={`${nameOf(entry)} ${entry.contract}`} actions={actions} />
        )}
      />
    )}
    exportRows={readAll}
  />
);
