import type { Column } from './column.ts';

/** A text column in a quiet colour; sorted, searched and exported by its text. */
export const plainColumn = <T,>(
  id: string,
  header: string,
  width: number,
  of: (row: T) => string | null,
): Column<T> => ({
  id,
  header,
  width,
  cell: (row) => <span className="block max-w-64 truncate text-text-2 normal-nums">{of(row)}</span>,
  text: (row) => of(row) ?? '',
  sortBy: of,
});
