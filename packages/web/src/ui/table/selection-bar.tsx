import type { Row } from './column.ts';
import { ExportMenu } from './export-menu.tsx';
import { counted } from './labels.ts';
import { ToolButton } from './tool-button.tsx';
import type { Table } from './use-table.ts';

/** Stays at the bottom of the window while rows are selected. */
export function SelectionBar<T extends Row>({ table }: { table: Table<T> }) {
  const { label, bulk = [], chosen, selection, shown } = table;
  const { rows, selectAll, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <fieldset
      aria-label="Selection"
      data-selection-bar=""
      data-save-bar=""
      className="sticky bottom-4 z-20 max-md:bottom-[calc(env(safe-area-inset-bottom)+4.0625rem)] flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-overlay print:hidden"
    >
      <output className="mr-2 font-semibold">{counted(rows.length, 'selected')}</output>
      <ExportMenu label={label} columns={chosen} rows={rows} filter="Selected rows" />
      {bulk.map(({ id, label: action, icon: Icon, onPress }) => (
        <ToolButton key={id} onClick={() => onPress(rows)}>
          {Icon && <Icon aria-hidden="true" className="size-4" />}
          {action}
        </ToolButton>
      ))}
      <span className="ml-auto flex gap-2">
        {rows.length < shown.length && (
          <ToolButton isQuiet onClick={selectAll}>
            Select all {counted(shown.length, 'matching')}
          </ToolButton>
        )}
        <ToolButton isQuiet onClick={clear}>
          Clear
        </ToolButton>
      </span>
    </fieldset>
  );
}
