import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '../cn.ts';
import { alignStyles, headStyles, stickyMenuStyles, stickyStyles } from './cell-styles.ts';
import { CheckBox } from './check-box.tsx';
import type { Column, Row } from './column.ts';
import { pressSort, readSort, writeSort } from './table-view.ts';
import type { Table } from './use-table.ts';

export function TableHead<T extends Row>({ table }: { table: Table<T> }) {
  const { actions, bulk, chosen, noun, selection, shown } = table;
  const isAll = selection.rows.length === shown.length;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {bulk && (
          <th scope="col" className={cn(headStyles, 'left-0 z-20! w-11')}>
            <CheckBox
              label={`Select all ${noun}`}
              isChecked={isAll && shown.length > 0}
              isPartly={!isAll && selection.rows.length > 0}
              onChange={isAll ? selection.clear : selection.selectAll}
            />
          </th>
        )}
        {chosen.map((column, index) => (
          <HeadCell key={column.id} table={table} column={column} isFirst={index === 0} />
        ))}
        {actions.length > 0 && (
          <th scope="col" className={cn(headStyles, stickyMenuStyles, 'z-20! w-13')}>
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type CellProps<T extends Row> = { table: Table<T>; column: Column<T>; isFirst: boolean };

function HeadCell<T extends Row>({ table, column, isFirst }: CellProps<T>) {
  const { id, header, align, sortBy } = column;
  const keys = readSort(table.sort);
  const rank = keys.findIndex((key) => key.id === id);
  const isDescending = keys[rank]?.isDescending;
  return (
    <th
      scope="col"
      aria-sort={rank === 0 ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={cn(
        headStyles,
        alignStyles(align),
        isFirst && cn(stickyStyles(!!table.bulk), 'z-20!'),
      )}
    >
      {sortBy ? (
        <SortButton
          table={table}
          id={id}
          header={header}
          align={align}
          rank={rank}
          isDescending={isDescending}
        />
      ) : (
        header
      )}
    </th>
  );
}

type SortProps<T extends Row> = {
  table: Table<T>;
  id: string;
  header: string;
  align: 'right' | undefined;
  /** 0 for the first sort column, 1 for the second, negative for none. */
  rank: number;
  isDescending: boolean | undefined;
};

/** In a numeric column the arrow is on the left: on the right it would seem to belong to the next column. */
function SortButton<T extends Row>(props: SortProps<T>) {
  const { table, id, header, align, rank, isDescending } = props;
  const { sort, view, change } = table;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={({ shiftKey }) =>
        change({ ...view, sort: writeSort(pressSort(sort, id, shiftKey)) })
      }
      className={cn(
        'group/sort relative inline-flex min-h-6 min-w-6 items-center gap-1 hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        align && 'flex-row-reverse',
        rank >= 0 && 'font-semibold text-text',
      )}
    >
      {header}
      {rank >= 0 ? (
        <Arrow aria-hidden="true" className="size-3.5" />
      ) : (
        <ChevronsUpDown
          aria-hidden="true"
          className={cn(
            'absolute size-3 opacity-60 group-hover/sort:opacity-100',
            align ? 'right-full mr-0.5' : 'left-full ml-0.5',
          )}
        />
      )}
      {rank > 0 && (
        <>
          <span className="sr-only">sorted as number</span>
          {rank + 1}
        </>
      )}
    </button>
  );
}
