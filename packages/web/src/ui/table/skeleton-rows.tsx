import { cellStyles } from './cell-styles.ts';
import type { Row } from './column.ts';
import type { Table } from './use-table.ts';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const widths = ['w-1/2', 'w-3/4', 'w-2/3'];

/** Delayed, so that fast replies cause no flicker. */
const blockLook =
  'block h-3 animate-pulse rounded-[4px] bg-line-2 motion-safe:[animation-delay:100ms] motion-safe:[animation-fill-mode:backwards]';

/** Grey rows in the shape of the real ones. */
export const SkeletonRows = <T extends Row>({ table }: { table: Table<T> }) => {
  const { actions, bulk, chosen } = table;
  const cells = [bulk && 'box', ...chosen.map(({ id }) => id), actions.length > 0 && 'menu'];
  return (
    <tbody aria-hidden="true">
      {lines.map((line, i) => (
        <tr key={line} className="group/row">
          {cells.filter(Boolean).map((id, j) => (
            <td key={String(id)} className={cellStyles}>
              <span className={`${blockLook} ${widths[(i + j) % widths.length]}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

export const SkeletonCards = () => (
  <ul aria-hidden="true" className="grid gap-3">
    {lines.slice(0, 4).map((line) => (
      <li
        key={line}
        className="grid gap-3 rounded-card border border-line bg-surface p-4 *:block *:h-4"
      >
        <span className={`${blockLook} w-2/3`} />
        <span className={`${blockLook} w-1/3`} />
      </li>
    ))}
  </ul>
);
