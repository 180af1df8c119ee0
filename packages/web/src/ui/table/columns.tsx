import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { formatDate } from '../fields/parse-date.ts';
import { Money } from '../format/money.tsx';
import type { Column } from './column.ts';

/** Whatever a column does otherwise than its kind. */
type Options<T> = Partial<Omit<Column<T>, 'id' | 'header'>>;

/** Text as it is, in a quiet colour; sorted, searched and exported as it reads. */
export const textColumn = <T,>(
  id: string,
  header: string,
  of: (row: T) => string | null,
  options: Options<T> = {},
): Column<T> => ({
  id,
  header,
  cell: (row) => <span className="block max-w-64 truncate text-text-2 normal-nums">{of(row)}</span>,
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
  { text = (row) => String(of(row) ?? ''), ...options }: Options<T> = {},
): Column<T> => ({
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
  options: Options<T> = {},
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
  options: Options<T> = {},
): Column<T> => ({
  id,
  header,
  width: 112,
  cell: (row) => <span className="text-text-2">{formatDate(of(row) ?? '')}</span>,
  text: (row) => formatDate(of(row) ?? ''),
  sortBy: of,
  exportAs: (row) => {
    const date = of(row);
    return date && new Date(date);
  },
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
  { labels, order, ...options }: Choice<V> & Options<T>,
): Column<T> =>
  textColumn<T>(id, header, (row) => labels[of(row)], {
    ...(order && { sortBy: (row) => order.indexOf(of(row)) }),
    ...options,
  });
