import type { ReactNode } from 'react';
import type { Obstacle } from '../disabled-reason.tsx';
import {
  type BulkAction,
  type Column,
  type Filter,
  nameColumn,
  type Row,
  type RowAction,
} from './column.ts';
import { chosenColumns, type OnView, type TableView, withoutFilters } from './table-view.ts';
import { useRows } from './use-rows.ts';
import { useSearchText } from './use-search-text.ts';
import { useSelection } from './use-selection.ts';
import { manyRows } from './use-virtual-rows.ts';

export type TableProps<T extends Row> = {
  /** The plural of the records, such as 'Contracts'. */
  label: string;
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  /** Must be stable (a constant or memoised): the search index is built from them. */
  columns: readonly Column<T>[];
  view: TableView;
  onView: OnView;
  /** Shown instead of the table when there are no rows at all. */
  empty?: ReactNode;
  /** Shown below the tools instead, where more than the table knows of narrows the list. */
  nothing?: ReactNode;
  /** Whether the server already searched and filtered: then the tools stay where nothing matches. */
  isServerFiltered?: boolean;
  /** How many rows there are, in words, above them; without it screen readers alone are informed. */
  caption?: string | undefined;
  /** The placeholder of the search box, such as 'Name, code or client'. */
  searchHint?: string;
  /** The default order. */
  defaultSort?: string;
  /** The first is always visible, the others once they are added. Must be stable, as the columns. */
  filters?: readonly Filter<T>[];
  actions?: readonly RowAction<T>[];
  /** If given, even empty, rows can be selected and exported together. */
  bulk?: readonly BulkAction<T>[];
  /** The card of a row; the menu of its actions is passed in to be placed there. */
  card?: (row: T, menu: ReactNode) => ReactNode;
  /** How a phone lists the rows, where a desk has no cards to switch to. */
  list?: (table: Table<T>) => ReactNode;
  /** Whether cells have a second line. */
  isTwoLine?: boolean;
  /** Further controls at the end of the toolbar. */
  tools?: ReactNode;
  /** Why the user may not export the rows. */
  exportObstacle?: Obstacle | undefined;
  /** Reads all that match, however few are loaded; without it the rows shown are exported. */
  exportRows?: () => Promise<readonly T[]>;
  /** Lines below the exported rows, such as the source of the figures. */
  exportFoot?: readonly string[];
};

export type Table<T extends Row> = ReturnType<typeof useTable<T>>;

const none: readonly never[] = [];

/** All that the parts of a table share. */
export function useTable<T extends Row>(props: TableProps<T>) {
  const { label, rows, columns, filters = none, actions = none, defaultSort } = props;
  const { view, onView } = props;
  const sort = view.sort ?? defaultSort;
  const { typed, type, forget } = useSearchText(view.q ?? '', (q) =>
    onView({ ...view, q: q || undefined }, { replace: true }),
  );
  const shown = useRows({ rows, columns, filters, view, sort, q: typed });
  const inUse = filters.filter(({ id }) => view[id]);
  const change = (next: TableView) => onView(next, { replace: false });

  return {
    ...{ label, view, sort, columns, filters, actions, shown, typed, type, inUse, change },
    noun: label.toLowerCase(),
    isLoading: !rows,
    /** Whether only visible rows are rendered; a search that leaves a few rows keeps the widths. */
    isLong: (rows?.length ?? 0) > manyRows,
    isTwoLine: props.isTwoLine ?? false,
    card: props.card,
    bulk: props.bulk,
    tools: props.tools,
    list: props.list,
    exportObstacle: props.exportObstacle,
    exportRows: props.exportRows ?? shown,
    exportFoot: props.exportFoot,
    searchHint: props.searchHint ?? `Search ${label.toLowerCase()}`,
    chosen: chosenColumns(columns, view),
    selection: useSelection(shown),
    /** The number of active filters, including the search. */
    narrowing: inUse.length + Number(!!typed),
    nameOf: (row: T) => nameColumn(columns)?.text(row) ?? '',
    clearFilters: () => {
      forget();
      change(withoutFilters(view, filters));
    },
  };
}
