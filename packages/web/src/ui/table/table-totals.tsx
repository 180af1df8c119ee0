import { cn } from '../cn.ts';
import { alignStyles, stickyMenuStyles, stickyStyles, totalStyles } from './cell-styles.ts';
import type { Row } from './column.ts';
import { number } from './labels.ts';
import type { Table } from './use-table.ts';

/** Sums of the visible rows; the label spans the columns before the first sum. */
export function TableTotals<T extends Row>({ table }: { table: Table<T> }) {
  const { actions, bulk, chosen, isLoading, shown } = table;
  const first = chosen.findIndex(({ total }) => total);
  if (first < 0 || isLoading) return null;
  return (
    <tfoot className="print:table-row-group">
      <tr>
        {bulk && <td className={cn(totalStyles, 'sticky left-0 z-10')} />}
        {first > 0 && (
          <th scope="row" className={cn(totalStyles, stickyStyles(!!bulk))}>
            Total of {number(shown.length)}
          </th>
        )}
        {first > 1 && <td colSpan={first - 1} className={totalStyles} />}
        {chosen.slice(first).map(({ id, align, total }) => (
          <td key={id} className={cn(totalStyles, alignStyles(align))}>
            {total?.(shown)}
          </td>
        ))}
        {actions.length > 0 && <td className={cn(totalStyles, stickyMenuStyles)} />}
      </tr>
    </tfoot>
  );
}
