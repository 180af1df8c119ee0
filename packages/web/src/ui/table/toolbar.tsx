import type { Row } from './column.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { filterText } from './filter-text.ts';
import { SearchBox } from './search-box.tsx';
import type { Table } from './use-table.ts';
import { ViewSwitch } from './view-switch.tsx';

type Props<T extends Row> = { table: Table<T>; isNarrow: boolean; isCards: boolean };

export function Toolbar<T extends Row>({ table, isNarrow, isCards }: Props<T>) {
  const { noun, searchHint, typed, type } = table;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <SearchBox label={`Search ${noun}`} hint={searchHint} value={typed} onChange={type} />
      {isNarrow ? (
        <FilterSheet table={table} />
      ) : (
        <>
          <FilterChips table={table} />
          <DeskTools table={table} isCards={isCards} />
        </>
      )}
    </div>
  );
}

function DeskTools<T extends Row>({ table, isCards }: Omit<Props<T>, 'isNarrow'>) {
  const { label, card, list, view, change, tools } = table;
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      {card && !list && <ViewSwitch view={view} change={change} />}
      {!isCards && <ColumnChooser table={table} />}
      <ExportMenu
        label={label}
        columns={table.chosen}
        rows={table.exportRows}
        foot={table.exportFoot}
        filter={filterText(table)}
        obstacle={table.exportObstacle}
      />
      {tools}
    </div>
  );
}
