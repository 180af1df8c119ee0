import type { Filter } from './column.ts';
import { readChoices, type TableView } from './table-view.ts';

/** A row with several values matches by the first chosen one. */
export const multiValueFilter = <T>(
  view: TableView,
  id: string,
  label: string,
  options: Filter<T>['options'],
  valuesOf: (row: T) => readonly string[],
): Filter<T> => ({
  id,
  label,
  options,
  of: (row) => {
    const values = valuesOf(row);
    return readChoices(view, id).find((chosen) => values.includes(chosen)) ?? '';
  },
});
