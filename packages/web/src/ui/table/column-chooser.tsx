import { Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { Column, Row } from './column.ts';
import { ColumnChoice, moveColumn } from './column-choice.tsx';
import { writeColumns } from './table-view.ts';
import { ToolButton } from './tool-button.tsx';
import type { Table } from './use-table.ts';

type Props<T extends Row> = { table: Table<T> };

export function ColumnChooser<T extends Row>({ table }: Props<T>) {
  const { columns, chosen } = table;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <ToolButton icon={Columns3}>
          Columns
          <span className="font-normal text-text-2">
            {chosen.length}/{columns.length}
          </span>
        </ToolButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Columns"
          className="z-50 max-h-(--radix-popover-content-available-height) w-72 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1 text-sm text-text shadow-overlay"
        >
          <Choices table={table} />
          <Foot table={table} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The visible columns in their order, then the hidden ones. */
function Choices<T extends Row>({ table: { columns, chosen, view, change } }: Props<T>) {
  const hidden = columns.filter((column) => !chosen.includes(column));
  const write = (next: Column<T>[]) => change({ ...view, columns: writeColumns(columns, next) });
  return (
    <ul>
      {chosen.map((column, index) => (
        <ColumnChoice
          key={column.id}
          column={column}
          place={{ index, last: chosen.length - 1 }}
          onToggle={() => write(chosen.filter((one) => one !== column))}
          onMove={(to) => write(moveColumn(chosen, index, to))}
        />
      ))}
      {hidden.map((column) => (
        <ColumnChoice key={column.id} column={column} onToggle={() => write([...chosen, column])} />
      ))}
    </ul>
  );
}

const Foot = <T extends Row>({ table: { view, change } }: Props<T>) => (
  <div className="mt-1 flex items-center justify-between border-t border-line-2 pt-1">
    <label className="flex min-h-control-sm items-center gap-2.5 px-2.5">
      <input
        type="checkbox"
        checked={view.density === 'compact'}
        onChange={({ target }) =>
          change({ ...view, density: target.checked ? 'compact' : undefined })
        }
        className="size-4 accent-brand"
      />
      Compact rows
    </label>
    <ToolButton isQuiet onClick={() => change({ ...view, columns: undefined })}>
      Reset
    </ToolButton>
  </div>
);
