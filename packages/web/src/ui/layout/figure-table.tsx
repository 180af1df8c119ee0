import type { ReactNode } from 'react';
import { WideTable } from './wide-table.tsx';

/** A heading, and what is below it in each row; the first column names the row. */
export type FigureColumn<R> = readonly [
  heading: string,
  cell: (row: R, place: number) => ReactNode,
  className?: string,
];

type Props<R> = {
  label: string;
  rows: readonly R[];
  keyOf: (row: R) => string | number;
  columns: readonly FigureColumn<R>[];
  /** The last line, cell by cell. */
  total?: readonly ReactNode[] | false;
};

/** Figures with a heading for each row and column. */
export const FigureTable = <R,>({ label, rows, keyOf, columns, total }: Props<R>) => {
  const line = (cellOf: (column: FigureColumn<R>, place: number) => ReactNode) =>
    columns.map((column, place) => {
      const [heading, , className] = column;
      const [Cell, scope] = place === 0 ? (['th', 'row'] as const) : (['td'] as const);
      return (
        <Cell key={heading} scope={scope} className={className}>
          {cellOf(column, place)}
        </Cell>
      );
    });
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          {columns.map(([heading, , className]) => (
            <th key={heading} scope="col" className={className}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyOf(row)}>{line(([, cell]) => cell(row, place))}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{line((_, place) => total[place])}</tr>
        </tfoot>
      )}
    </WideTable>
  );
};
