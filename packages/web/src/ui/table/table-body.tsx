import { Fragment, type RefObject } from 'react';
import type { Row } from './column.ts';
import { TableRow } from './table-row.tsx';
import { type Roving, useRoving } from './use-roving.ts';
import type { Table } from './use-table.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

type Props<T extends Row> = {
  table: Table<T>;
  isWindowed: boolean;
  box: RefObject<HTMLElement | null> | undefined;
};

export function TableBody<T extends Row>({ table, isWindowed, box }: Props<T>) {
  const roving = useRoving(table.shown);
  return isWindowed ? (
    <WindowedRows table={table} roving={roving} box={box} />
  ) : (
    <tbody>
      {table.shown.map((row, index) => (
        <TableRow key={row.id} table={table} row={row} index={index} roving={roving} />
      ))}
    </tbody>
  );
}

type WindowedProps<T extends Row> = Omit<Props<T>, 'isWindowed'> & { roving: Roving };

/** Renders only the rows near the viewport, and the focused row. */
function WindowedRows<T extends Row>({ table, roving, box }: WindowedProps<T>) {
  const { shown, view, isTwoLine } = table;
  const size = view.density === 'compact' ? 32 : isTwoLine ? 44 : 40;
  const { start, lines, gapAfter, measureElement } = useVirtualRows<HTMLTableSectionElement>({
    count: shown.length,
    kept: roving.index,
    isOn: true,
    overscan: 8,
    size,
    box,
  });
  return (
    <tbody ref={start}>
      {lines.map(({ index, gapBefore }) => {
        const row = shown[index];
        return (
          row && (
            <Fragment key={row.id}>
              <Gap height={gapBefore} />
              <TableRow
                table={table}
                row={row}
                index={index}
                roving={roving}
                measure={measureElement}
              />
            </Fragment>
          )
        );
      })}
      <Gap height={gapAfter} />
    </tbody>
  );
}

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it only takes up room, and takes no focus
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
