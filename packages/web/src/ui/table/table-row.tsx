import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { cn } from '../cn.ts';
import { alignStyles, cellStyles, stickyMenuStyles, stickyStyles } from './cell-styles.ts';
import { CheckBox } from './check-box.tsx';
import { nameColumn, pressKey, type Row } from './column.ts';
import { RowMenu } from './row-menu.tsx';
import { type Roving, targetIndex } from './use-roving.ts';
import type { Table } from './use-table.ts';

type Props<T extends Row> = {
  table: Table<T>;
  row: T;
  index: number;
  roving: Roving;
  /** For rows that are mounted and unmounted while scrolling. */
  measure?: (element: HTMLElement | null) => void;
};

export function TableRow<T extends Row>({ table, row, index, roving, measure }: Props<T>) {
  const element = useRef<HTMLTableRowElement>(null);
  const isActive = roving.index === index;
  const isSelected = table.selection.has(row.id);
  const press = useRowKeys({ table, row, index, roving });

  useRovingTabIndex(element, isActive);
  useEffect(() => {
    if (isActive && roving.takesFocus()) element.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moved is another row's place
  useEffect(() => measure?.(element.current), [measure, index]);

  return (
    <tr
      ref={element}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-selected={isSelected || undefined}
      aria-rowindex={measure && index + 2}
      onFocus={() => roving.visit(row.id)}
      onKeyDown={press}
      onClick={(event) => isPlainPress(event) && pressKey(table.actions, 'Enter', row)}
      className="group/row scroll-mt-10 scroll-mb-16 outline-none! shadow-none!"
    >
      <Cells table={table} row={row} isSelected={isSelected} />
    </tr>
  );
}

type CellsProps<T extends Row> = { table: Table<T>; row: T; isSelected: boolean };

/** Scrolling renders every row in sight again and again; what is in them stays as it is. */
const Cells = memo(AllCells) as typeof AllCells;

function AllCells<T extends Row>({ table, row, isSelected }: CellsProps<T>) {
  const { actions, bulk, chosen, columns, nameOf, selection } = table;
  const name = nameOf(row);
  return (
    <>
      {bulk && (
        <td className={cn(cellStyles, 'sticky left-0 z-10')}>
          <CheckBox
            label={`Select ${name}`}
            isChecked={isSelected}
            onChange={(isRange) => (isRange ? selection.extend : selection.toggle)(row.id)}
          />
        </td>
      )}
      {chosen.map((column, index) => {
        const look = cn(cellStyles, alignStyles(column.align), index === 0 && stickyStyles(!!bulk));
        return column === nameColumn(columns) ? (
          <th key={column.id} scope="row" className={cn(look, 'font-semibold! normal-nums!')}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={look}>
            {column.cell(row)}
          </td>
        );
      })}
      {actions.length > 0 && (
        <td className={cn(cellStyles, stickyMenuStyles, 'pl-0!')}>
          <RowMenu row={row} name={name} actions={actions} />
        </td>
      )}
    </>
  );
}

/** Shortcuts work while the row itself has the focus, not a control inside it. */
function useRowKeys<T extends Row>({ table, row, index, roving }: Omit<Props<T>, 'measure'>) {
  const { actions, bulk, selection, shown } = table;
  const move = (to: number, isRange: boolean) => {
    const there = shown[to];
    if (there && isRange && bulk) selection.extend(there.id, row.id);
    roving.move(to);
    return true;
  };
  const hear = (key: string, isShift: boolean) => {
    const to = targetIndex(key, index, shown.length);
    if (to !== undefined) return move(to, isShift);
    if (key !== ' ' || !bulk) return pressKey(actions, key, row);
    selection.toggle(row.id);
    return true;
  };
  return (event: KeyboardEvent) => {
    const { key, shiftKey, target, currentTarget } = event;
    if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (hear(key.length === 1 ? key.toLowerCase() : key, shiftKey)) event.preventDefault();
  };
}

/** Tab visits the controls of one row only; arrow keys move to the others. */
function useRovingTabIndex(row: { current: HTMLElement | null }, isActive: boolean) {
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>('a, button, input') ?? [])
      control.tabIndex = isActive ? 0 : -1;
  });
}

/** Not on a link, button or menu in the row, and not while text is being selected. */
const isPlainPress = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label') &&
  !getSelection()?.toString();
