import { Check, ChevronDown, ChevronRight, Plus, X } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { cn } from '../cn.ts';
import { Menu } from '../dialogs/menu.tsx';
import { chipStyles, optionStyles } from './chip-styles.ts';
import type { Filter, Row } from './column.ts';
import { focusSearch } from './search-box.tsx';
import { readChoices, type TableView, withChoices, withToggled } from './table-view.ts';
import type { Table } from './use-table.ts';

/** The first filter is always visible; the others are added with 'Add filter'. */
export function FilterChips<T extends Row>({ table }: { table: Table<T> }) {
  const { filters, inUse, view, change } = table;
  const isAtHand = (filter: Filter<T>) => filter === filters[0] || inUse.includes(filter);
  const waiting = filters.filter((filter) => !isAtHand(filter));
  return (
    <>
      {filters.filter(isAtHand).map((filter) => (
        <FilterChip key={filter.id} filter={filter} view={view} change={change} />
      ))}
      {waiting.length > 0 && <AddFilter filters={waiting} view={view} change={change} />}
    </>
  );
}

type Choosing = { view: TableView; change: (next: TableView) => void };
type ChipProps<T> = Choosing & { filter: Filter<T> };

function FilterChip<T>({ filter, view, change }: ChipProps<T>) {
  const { id, label } = filter;
  const isUsed = readChoices(view, id).length > 0;
  return (
    <span className="relative inline-flex">
      <Menu
        label={label}
        align="start"
        trigger={
          <button type="button" className={cn(chipStyles, isUsed && 'pr-7.5 pointer-coarse:pr-11')}>
            {label} <b className="font-semibold">{choiceText(filter, view)}</b>
            {!isUsed && <ChevronDown aria-hidden="true" className="size-3.5 text-text-2" />}
          </button>
        }
      >
        <Options staysOpen filter={filter} view={view} change={change} />
      </Menu>
      {isUsed && (
        <ClearFilter label={`Clear ${label}`} onPress={() => change(withChoices(view, id, []))} />
      )}
    </span>
  );
}

const ClearFilter = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={({ currentTarget }) => {
      focusSearch(currentTarget);
      onPress();
    }}
    className="absolute inset-y-0 right-0 grid w-8 place-items-center rounded-full text-text-2 hover:text-text pointer-coarse:w-11"
  >
    <X aria-hidden="true" className="size-3.5" />
  </button>
);

const AddFilter = <T,>({ filters, view, change }: Choosing & { filters: Filter<T>[] }) => (
  <Menu
    label="Add filter"
    align="start"
    trigger={
      <button
        type="button"
        className={cn(chipStyles, 'border-dashed border-control! text-text-2!')}
      >
        <Plus aria-hidden="true" className="size-3.5" />
        Add filter
      </button>
    }
  >
    {filters.map((filter) => (
      <Radix.Sub key={filter.id}>
        <Radix.SubTrigger className={optionStyles}>
          {filter.label}
          <ChevronRight aria-hidden="true" className="ml-auto size-4 text-text-2" />
        </Radix.SubTrigger>
        <Radix.Portal>
          <Radix.SubContent
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 text-text shadow-overlay"
          >
            <Options filter={filter} view={view} change={change} />
          </Radix.SubContent>
        </Radix.Portal>
      </Radix.Sub>
    ))}
  </Menu>
);

type OptionsProps<T> = ChipProps<T> & { staysOpen?: boolean };

/** Several values may be chosen; a row must match one of them. */
function Options<T>({ filter, view, change, staysOpen = false }: OptionsProps<T>) {
  const chosen = readChoices(view, filter.id);
  return filter.options.map(({ value, label }) => (
    <Radix.CheckboxItem
      key={value}
      checked={chosen.includes(value)}
      onSelect={(event) => staysOpen && event.preventDefault()}
      onCheckedChange={() => change(withToggled(view, filter.id, value))}
      className={cn(optionStyles, 'pl-9')}
    >
      <Radix.ItemIndicator className="absolute left-2.5">
        <Check aria-hidden="true" className="size-4" />
      </Radix.ItemIndicator>
      {label}
    </Radix.CheckboxItem>
  ));
}

/** 'any', 'On hold', 'On hold +2'. */
export function choiceText<T>({ id, options }: Filter<T>, view: TableView): string {
  const [first, ...others] = readChoices(view, id);
  if (first === undefined) return 'any';
  const label = options.find(({ value }) => value === first)?.label ?? first;
  return others.length > 0 ? `${label} +${others.length}` : label;
}
