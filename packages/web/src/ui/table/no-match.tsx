import { cn } from '../cn.ts';
import { chipStyles } from './chip-styles.ts';
import type { Row } from './column.ts';
import { choiceText } from './filter-chips.tsx';
import { counted } from './labels.ts';
import { focusSearch } from './search-box.tsx';
import { ToolButton } from './tool-button.tsx';
import type { Table } from './use-table.ts';

/** Lists the active filters, and clears them all at once. */
export function NoMatch<T extends Row>({ table }: { table: Table<T> }) {
  const { inUse, narrowing, typed, view, clearFilters } = table;
  const chips = [
    ...(typed ? [{ id: 'q', label: 'Search', text: typed }] : []),
    ...inUse.map((filter) => ({ ...filter, text: choiceText(filter, view) })),
  ];
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">
        Nothing matches {counted(narrowing, narrowing === 1 ? 'filter' : 'filters')}.
      </p>
      <ul className="flex max-w-full flex-wrap gap-2">
        {chips.map(({ id, label, text }) => (
          <li key={id} className={cn(chipStyles, 'max-w-full hover:bg-surface!')}>
            {label} <b className="truncate font-semibold">{text}</b>
          </li>
        ))}
      </ul>
      <ToolButton
        isQuiet
        className="-ml-2.5"
        onClick={({ currentTarget }) => {
          focusSearch(currentTarget);
          clearFilters();
        }}
      >
        Clear filters
      </ToolButton>
    </div>
  );
}
