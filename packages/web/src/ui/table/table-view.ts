import { parseEnum, searchParser } from '../search-params.ts';

/** The state of a table in the URL: it survives a reload and can be shared. */
export type TableView<F extends string = string> = {
  q?: string | undefined;
  /** Column ids, most important first, a minus for descending: `status,-value`. */
  sort?: string | undefined;
  /** Ids of the chosen columns, in their order. */
  columns?: string | undefined;
  density?: 'compact' | undefined;
  view?: 'cards' | 'table' | undefined;
} & { [filter in F]?: string | undefined };

/** Typing replaces the history entry; every other change adds one. */
export type OnView = (next: TableView, how: { replace: boolean }) => void;

/** For `validateSearch` of a route: keeps the parameters of a table and drops the others. */
export const tableSearch =
  <const F extends string = never>(...filters: F[]) =>
  (search: Record<string, unknown>): TableView<F> =>
    searchParser(tableParams(...filters))(search);

/** The parsers of a table's parameters, for a page that has more of them. */
export const tableParams = <const F extends string = never>(...filters: F[]) => ({
  ...(Object.fromEntries(filters.map((name) => [name, parseTextOrNumber])) as {
    [filter in F]: typeof parseTextOrNumber;
  }),
  q: parseTextOrNumber,
  sort: parseTextOrNumber,
  columns: parseTextOrNumber,
  density: parseEnum(['compact']),
  view: parseEnum(['cards', 'table']),
});

/** The router parses `?q=2041` as a number. */
const parseTextOrNumber = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

type SortKey = { id: string; isDescending: boolean };

export const readSort = (sort = ''): SortKey[] =>
  split(sort, ',').map((key) => ({ id: key.replace(/^-/, ''), isDescending: key.startsWith('-') }));

export const writeSort = (keys: readonly SortKey[]): string | undefined =>
  keys.map(({ id, isDescending }) => (isDescending ? `-${id}` : id)).join(',') || undefined;

/** A header press sorts by it, then in reverse; with Shift it is added as second. */
export function pressSort(sort: string | undefined, id: string, isAdding: boolean): SortKey[] {
  const keys = readSort(sort);
  const before = (isAdding ? keys : keys.slice(0, 1)).find((key) => key.id === id);
  const pressed = { id, isDescending: before ? !before.isDescending : false };
  if (!isAdding) return [pressed];
  return before
    ? keys.map((key) => (key === before ? pressed : key))
    : [...keys.slice(0, 1), pressed];
}

/** Not a comma, which company names may contain. */
const between = '|';

export const readChoices = (view: TableView, filter: string): string[] =>
  split(view[filter] ?? '', between);

export const withChoices = (view: TableView, filter: string, chosen: string[]): TableView => ({
  ...view,
  [filter]: chosen.join(between) || undefined,
});

export const withToggled = (view: TableView, filter: string, value: string): TableView => {
  const chosen = readChoices(view, filter);
  const others = chosen.filter((one) => one !== value);
  return withChoices(view, filter, others.length < chosen.length ? others : [...chosen, value]);
};

/** Clears the search and all filters; the display settings stay. */
export const withoutFilters = (view: TableView, filters: readonly { id: string }[]): TableView => ({
  ...view,
  ...Object.fromEntries(filters.map(({ id }) => [id, undefined])),
  q: undefined,
});

type Choosable = { id: string; isName?: boolean; isHideable?: boolean; isExtra?: boolean };

export const isFixed = ({ isName, isHideable }: Choosable): boolean =>
  isName || isHideable === false;

/** The visible columns in the user's order; fixed columns are always included. */
export function chosenColumns<C extends Choosable>(columns: readonly C[], view: TableView): C[] {
  if (!view.columns) return columns.filter(({ isExtra }) => !isExtra);
  const ids = view.columns.split(',');
  const chosen = ids.flatMap((id) => columns.filter((column) => column.id === id));
  const missing = columns.filter((column) => isFixed(column) && !ids.includes(column.id));
  return [...missing, ...chosen];
}

/** The default columns need no parameter. */
export const writeColumns = (columns: readonly Choosable[], chosen: readonly Choosable[]) => {
  const ids = (some: readonly Choosable[]) => some.map(({ id }) => id).join(',');
  return ids(chosen) === ids(chosenColumns(columns, {})) ? undefined : ids(chosen);
};

const split = (text: string, separator: string) => text.split(separator).filter(Boolean);
