import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { ReactNode } from 'react';
import { formatDate } from '../fields/parse-date.ts';
import { momentText, recentText } from '../format/date-time.ts';
import { Money } from '../format/money.tsx';
import type { Column } from './column.ts';
import { TwoLines } from './two-lines.tsx';

/** Whatever a column does otherwise than its kind; `exportAs: undefined` exports its text. */
export type ColumnOptions<T> = Partial<Omit<Column<T>, 'id' | 'header'>> & SecondLine<T>;

/** A lighter line below the cell, and the same for spreadsheets: they carry every value that a cell shows. */
type SecondLine<T> =
  | { second?: never; secondAs?: never }
  | { second: (row: T) => ReactNode; secondAs: ExportedColumns<T> }
  | { second: (row: T) => ReactNode; secondAs?: never; exportedAs: ExportedColumns<T> };

type ExportedColumns<T> = NonNullable<Column<T>['exportedAs']>;

function withSecond<T>({ second, secondAs, ...column }: Column<T> & ColumnOptions<T>): Column<T> {
  if (!second) return column;
  const { header, exportAs: of = column.text } = column;
  return {
    ...column,
    cell: (row) => <TwoLines first={column.cell(row)} second={second(row)} />,
    ...(secondAs && { exportedAs: [{ header, of }, ...secondAs] }),
  };
}

/** Text as it is, in a quiet colour; sorted, searched and exported as it reads. */
export const textColumn = <T,>(
  id: string,
  header: string,
  of: (row: T) => string | null,
  options: ColumnOptions<T> = {},
): Column<T> =>
  withSecond<T>({
    id,
    header,
    cell: (row) => (
      <span className="block max-w-64 truncate text-text-2 normal-nums">{of(row)}</span>
    ),
    text: (row) => of(row) ?? '',
    sortBy: of,
    ...options,
  });

/** The value for sorting and export; zero is a figure, too. */
const numberOrNull = (figure: string | number | null | undefined): number | null =>
  figure === null || figure === undefined || figure === '' ? null : Number(figure);

/** A figure, to the right; sorted and exported by its value. */
export const numberColumn = <T,>(
  id: string,
  header: string,
  of: (row: T) => string | number | null | undefined,
  { text = (row) => String(of(row) ?? ''), ...options }: ColumnOptions<T> = {},
): Column<T> =>
  withSecond<T>({
    id,
    header,
    align: 'right',
    cell: text,
    text,
    sortBy: (row) => numberOrNull(of(row)),
    exportAs: (row) => numberOrNull(of(row)),
    ...options,
  });

/** Pounds to the penny, with their sum below. */
export const moneyColumn = <T,>(
  id: string,
  header: string,
  of: (row: T) => string | null,
  options: ColumnOptions<T> = {},
): Column<T> =>
  numberColumn(id, header, of, {
    cell: (row) => <Amount amount={of(row)} />,
    text: (row) => {
      const amount = of(row);
      return amount ? formatPounds(amount) : '';
    },
    total: (rows) => <Money amount={sumOf(rows.map(of))} />,
    ...options,
  });

const Amount = ({ amount }: { amount: string | null }) => amount && <Money amount={amount} />;

/** A day, such as 03/11/2026. */
export const dateColumn = <T,>(
  id: string,
  header: string,
  of: (row: T) => string | null,
  options: ColumnOptions<T> = {},
): Column<T> =>
  textColumn(id, header, (row) => formatDate(of(row) ?? ''), {
    width: 112,
    cell: (row) => <span className="text-text-2">{formatDate(of(row) ?? '')}</span>,
    sortBy: of,
    exportAs: (row) => dateOrNull(of(row)),
    ...options,
  });

const dateOrNull = (date: string | null): Date | null => (date ? new Date(date) : null);

type MomentOptions<T> = ColumnOptions<T> & {
  /** Instead of the date and the time. */
  format?: (instant: string) => string;
  /** The text where there is none. */
  otherwise?: string;
};

/** An instant, such as 15/11/2026 14:02; exported as a date. */
export const momentColumn = <T,>(
  id: string,
  header: string,
  of: (row: T) => string | null,
  { format = momentText, otherwise = '', ...options }: MomentOptions<T> = {},
): Column<T> => {
  const text = (row: T) => {
    const instant = of(row);
    return instant ? format(instant) : otherwise;
  };
  return textColumn(id, header, text, {
    width: 152,
    cell: (row) => <Moment instant={of(row)} text={text(row)} />,
    sortBy: of,
    exportAs: (row) => dateOrNull(of(row)),
    ...options,
  });
};

/** A shorter text has the whole in its tooltip. */
const Moment = ({ instant, text }: { instant: string | null; text: string }) =>
  instant ? (
    <time dateTime={instant} title={text === momentText(instant) ? undefined : momentText(instant)}>
      {text}
    </time>
  ) : (
    <span className="text-text-2">{text}</span>
  );

/** When a record was changed last: the time if that was today, otherwise the day. */
export const updatedColumn = <T extends { updatedAt: string | null }>(
  today: string,
  options: MomentOptions<T> = {},
): Column<T> =>
  momentColumn<T>('updated', 'Updated', ({ updatedAt }) => updatedAt, {
    width: 116,
    format: (instant) => recentText(instant, today),
    ...options,
  });

type Choice<V extends string> = {
  labels: Record<V, string>;
  /** Sorts by the place in this list instead of the label. */
  order?: readonly V[];
};

/** One of a few values, such as a status, by its label. */
export const choiceColumn = <T, V extends string>(
  id: string,
  header: string,
  of: (row: T) => V,
  { labels, order, ...options }: Choice<V> & ColumnOptions<T>,
): Column<T> =>
  textColumn<T>(id, header, (row) => labels[of(row)], {
    ...(order && { sortBy: (row) => order.indexOf(of(row)) }),
    ...options,
  });
