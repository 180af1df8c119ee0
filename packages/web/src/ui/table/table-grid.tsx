import { type RefObject, useRef } from 'react';
import { cn } from '../cn.ts';
import type { Row } from './column.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableTotals } from './table-totals.tsx';
import { useMeasured } from './use-measured.ts';
import type { Table } from './use-table.ts';

type Props<T extends Row> = { table: Table<T>; isPrinting: boolean };

/** A wide table scrolls in its own box in both directions, so that its head stays visible. */
export function TableGrid<T extends Row>({ table, isPrinting }: Props<T>) {
  const { label, isLong, isTwoLine, view } = table;
  const box = useRef<HTMLDivElement>(null);
  const isTooWide = useMeasured(box, overflows, false) && !isPrinting;
  const isWindowed = isLong && !isPrinting;
  return (
    <div
      ref={box}
      {...(isTooWide && { role: 'region', tabIndex: 0, 'aria-label': `${label} table` })}
      data-boxed={isTooWide || undefined}
      data-fixed={isWindowed || undefined}
      data-two-line={isTwoLine || undefined}
      data-compact={view.density === 'compact' || undefined}
      className={cn(
        'group/box rounded-card border border-line bg-surface text-sm print:overflow-visible! print:rounded-none print:border-0 prints-wide',
        isTooWide ? 'max-h-[calc(100dvh-var(--header)-2rem)] overflow-auto' : 'overflow-clip',
      )}
    >
      <Grid
        table={table}
        isWindowed={isWindowed}
        isPrinting={isPrinting}
        box={isTooWide ? box : undefined}
      />
    </div>
  );
}

type GridProps<T extends Row> = Props<T> & {
  isWindowed: boolean;
  box: RefObject<HTMLElement | null> | undefined;
};

function Grid<T extends Row>({ table, isWindowed, isPrinting, box }: GridProps<T>) {
  const { label, shown, isLoading } = table;
  return (
    <table
      aria-rowcount={isWindowed ? shown.length + 1 : undefined}
      aria-busy={isLoading || undefined}
      className={cn('w-full border-separate border-spacing-0', isWindowed && 'table-fixed')}
      {...(isWindowed && { style: { minWidth: widthOf(table) } })}
    >
      <caption className="sr-only">{label}</caption>
      {!isPrinting && <ColumnWidths table={table} />}
      <TableHead table={table} />
      {isLoading ? (
        <SkeletonRows table={table} />
      ) : (
        <TableBody table={table} isWindowed={isWindowed} box={box} />
      )}
      <TableTotals table={table} />
    </table>
  );
}

const boxWidth = 44;
const menuWidth = 52;
/** The default width in a long table. */
const usualWidth = 140;

const ColumnWidths = <T extends Row>({ table: { actions, bulk, chosen } }: { table: Table<T> }) => (
  <colgroup>
    {bulk && <col style={{ width: boxWidth }} />}
    {chosen.map(({ id, width }) => (
      <col key={id} style={{ width }} />
    ))}
    {actions.length > 0 && <col style={{ width: menuWidth }} />}
  </colgroup>
);

const widthOf = <T extends Row>({ actions, bulk, chosen }: Table<T>): number =>
  chosen.reduce((sum, { width = usualWidth }) => sum + width, 0) +
  (bulk ? boxWidth : 0) +
  (actions.length > 0 ? menuWidth : 0);

const overflows = (box: HTMLElement): boolean =>
  (box.querySelector('table')?.offsetWidth ?? 0) > box.clientWidth;
