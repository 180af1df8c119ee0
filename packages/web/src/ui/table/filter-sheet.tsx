import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { SideSheet } from '../dialogs/side-sheet.tsx';
import { controlStyles } from '../fields/field.tsx';
import type { Filter, Row } from './column.ts';
import { countedRows } from './labels.ts';
import { readChoices, withToggled } from './table-view.ts';
import type { Table } from './use-table.ts';

type Props<T extends Row> = { table: Table<T> };

type SheetProps<T extends Row> = Props<T> & {
  /** Further filters, and how many of them are active. */
  more?: ReactNode;
  moreInUse?: number;
};

/** On a phone, sorting and filters are in a sheet at the bottom. */
export function FilterSheet<T extends Row>({ table, more, moreInUse = 0 }: SheetProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const { filters, inUse, shown, noun } = table;
  const count = inUse.length + moreInUse;
  const canSort = table.columns.some(({ sortBy }) => sortBy);
  const show = (
    <Button isBig tone="primary" onClick={() => setOpen(false)}>
      Show {countedRows(shown.length, noun)}
    </Button>
  );
  return (
    <>
      <Button aria-label={`Filter (${count})`} onClick={() => setOpen(true)}>
        <ListFilter aria-hidden="true" className="size-5" />
        Filter
        {count > 0 && (
          <span className="rounded-full bg-sunken px-2 text-xs text-text-2">{count}</span>
        )}
      </Button>
      <SideSheet
        title={canSort ? 'Sort and filter' : 'Filter'}
        side="bottom"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={show}
      >
        <div className="grid gap-5">
          {canSort && <SortBy table={table} />}
          {more}
          {filters.map((filter) => (
            <Group key={filter.id} table={table} filter={filter} />
          ))}
          {inUse.length > 0 && <Button onClick={table.clearFilters}>Clear filters</Button>}
        </div>
      </SideSheet>
    </>
  );
}

function SortBy<T extends Row>({ table: { columns, sort, view, change } }: Props<T>) {
  const sortable = columns.filter(({ sortBy }) => sortBy);
  return (
    <label className="grid gap-1.5 font-medium">
      Sort by
      <select
        value={sort?.split(',')[0] ?? ''}
        onChange={(event) => change({ ...view, sort: event.target.value })}
        className={cn(controlStyles, 'h-control font-normal')}
      >
        {!sort && <option value="">Default order</option>}
        {sortable.flatMap(({ id, header }) => [
          <option key={id} value={id}>
            {header}, ascending
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {header}, descending
          </option>,
        ])}
      </select>
    </label>
  );
}

type GroupProps<T extends Row> = Props<T> & { filter: Filter<T> };

function Group<T extends Row>({ table: { view, change }, filter }: GroupProps<T>) {
  const chosen = readChoices(view, filter.id);
  return (
    <fieldset>
      <legend className="pb-1 font-medium">{filter.label}</legend>
      {filter.options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => change(withToggled(view, filter.id, value))}
            className="size-6 accent-brand"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
