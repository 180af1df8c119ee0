import type { Column, Filter } from './column.ts';
import { readChoices, readSort, type TableView } from './table-view.ts';

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

type Value = string | number | null;

/** Empty values come last in both directions. */
function compare(a: Value, b: Value, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return isDescending ? -order : order;
}

/** Reads each value once, not once per comparison. */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: string | undefined,
): readonly T[] {
  const keys = readSort(sort).flatMap(({ id, isDescending }) => {
    const sortBy = columns.find((column) => column.id === id)?.sortBy;
    return sortBy ? [{ values: new Map(rows.map((row) => [row, sortBy(row)])), isDescending }] : [];
  });
  const order = (a: T, b: T) =>
    keys.reduce(
      (sofar, { values, isDescending }) =>
        sofar || compare(values.get(a) ?? null, values.get(b) ?? null, isDescending),
      0,
    );
  return keys.length === 0 ? rows : rows.toSorted(order);
}

export const chosenOnly = <T>(
  rows: readonly T[],
  filters: readonly Filter<T>[],
  view: TableView,
): readonly T[] =>
  filters.reduce((left, { id, of }) => {
    const chosen = new Set(readChoices(view, id));
    return chosen.size === 0 ? left : left.filter((row) => chosen.has(of(row)));
  }, rows);

/** The text of each row over all columns, prepared once so that typing stays quick. */
export const searchTexts = <T>(rows: readonly T[], columns: readonly Column<T>[]): Map<T, string> =>
  new Map(
    rows.map((row) => [
      row,
      columns
        .map(({ text }) => text(row))
        .join('\n')
        .toLowerCase(),
    ]),
  );

/** Every word must occur in some column. */
export function searchRows<T>(rows: readonly T[], texts: Map<T, string>, q: string): readonly T[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (row: T) => words.every((word) => texts.get(row)?.includes(word));
  return words.length === 0 ? rows : rows.filter(matches);
}
