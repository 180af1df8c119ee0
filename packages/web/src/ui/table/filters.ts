import type { Filter } from './column.ts';
import { readChoices, type TableView } from './table-view.ts';

type Options = Filter<unknown>['options'];

/** A choice of the given options. */
export const choiceFilter = <T>(
  id: string,
  label: string,
  options: Options,
  of: (row: T) => string | null,
): Filter<T> => ({ id, label, options, of: (row) => of(row) ?? '' });

/** A choice of the values that occur in the rows. */
export const foundFilter = <T>(
  id: string,
  label: string,
  rows: readonly T[],
  of: (row: T) => string | null,
  labelOf = of,
): Filter<T> => {
  const found = new Map(rows.map((row) => [of(row) ?? '', labelOf(row) ?? '']));
  const options = [...found]
    .filter(([value]) => value)
    .map(([value, name]) => ({ value, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));
  return choiceFilter(id, label, options, of);
};

/** A row with several values matches by the first chosen one. */
export const multiValueFilter = <T>(
  view: TableView,
  id: string,
  label: string,
  options: Options,
  valuesOf: (row: T) => readonly string[],
): Filter<T> =>
  choiceFilter(id, label, options, (row) => {
    const values = valuesOf(row);
    return readChoices(view, id).find((chosen) => values.includes(chosen)) ?? '';
  });
