import { useMemo } from 'react';
import type { Column, Filter } from './column.ts';
import { chosenOnly, searchRows, searchTexts, sortRows } from './sort-and-filter.ts';
import type { TableView } from './table-view.ts';

type Given<T> = {
  rows: readonly T[] | undefined;
  columns: readonly Column<T>[];
  filters: readonly Filter<T>[];
  view: TableView;
  sort: string | undefined;
  q: string;
};

const none: readonly never[] = [];

/** Sorted, then filtered, then searched: typing repeats only the last and cheapest step. */
export function useRows<T>({
  rows = none,
  columns,
  filters,
  view,
  sort,
  q,
}: Given<T>): readonly T[] {
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const chosen = useMemo(() => chosenOnly(sorted, filters, view), [sorted, filters, view]);
  const texts = useMemo(() => searchTexts(rows, columns), [rows, columns]);
  return useMemo(() => searchRows(chosen, texts, q), [chosen, texts, q]);
}
