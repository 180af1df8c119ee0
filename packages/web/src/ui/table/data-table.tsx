import { CardList } from './card-list.tsx';
import type { Row } from './column.ts';
import { countedRows } from './labels.ts';
import { NoMatch } from './no-match.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SkeletonCards } from './skeleton-rows.tsx';
import { TableGrid } from './table-grid.tsx';
import { Toolbar } from './toolbar.tsx';
import { useNarrow, usePrinting } from './use-media.ts';
import { type Table, type TableProps, useTable } from './use-table.ts';

/** Every list of the product: search, filters, sorting, selection and export work the same way. */
export function DataTable<T extends Row>(props: TableProps<T>) {
  const table = useTable(props);
  const isPrinting = usePrinting();
  const isNarrow = useNarrow();
  const { card, list, view, nothing } = props;
  const isCards = !isPrinting && (list ? isNarrow : !!card && (isNarrow || view.view === 'cards'));

  const isInVain = props.isServerFiltered && table.narrowing > 0;
  const isNothing = props.rows?.length === 0 && !isInVain;
  if (isNothing && !nothing) return props.empty;
  return (
    <section aria-label={table.label} className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <Toolbar table={table} isNarrow={isNarrow} isCards={isCards} />
      <output className={props.caption ? 'text-xs text-text-2' : 'sr-only'}>
        {props.caption ?? news(table)}
      </output>
      {isNothing ? (
        nothing
      ) : (
        <Content table={table} isNarrow={isNarrow} isCards={isCards} isPrinting={isPrinting} />
      )}
      <SelectionBar table={table} />
    </section>
  );
}

type ContentProps<T extends Row> = {
  table: Table<T>;
  isNarrow: boolean;
  isCards: boolean;
  isPrinting: boolean;
};

function Content<T extends Row>({ table, isNarrow, isCards, isPrinting }: ContentProps<T>) {
  const { isLoading, shown } = table;
  if (!isLoading && shown.length === 0) return <NoMatch table={table} />;
  if (!isCards) return <TableGrid table={table} isPrinting={isPrinting} />;
  if (isLoading) return <SkeletonCards />;
  return table.list ? table.list(table) : <CardList table={table} isNarrow={isNarrow} />;
}

/** Announces the number of rows to screen readers. */
const news = <T extends Row>({ isLoading, narrowing, noun, shown }: Table<T>): string =>
  isLoading ? `Loading ${noun}` : narrowing > 0 ? matchText(shown.length, noun) : '';

const matchText = (count: number, noun: string): string =>
  `${countedRows(count, noun)} ${count === 1 ? 'matches' : 'match'}`;
