import { useNavigate, useSearch } from '@tanstack/react-router';
import { isDate } from './fields/parse-date.ts';

type Parser = (value: unknown) => unknown;

/** The parameters that these parsers understand, each of them optional. */
type SearchOf<P extends Record<string, Parser>> = {
  [name in keyof P]?: ReturnType<P[name]> | undefined;
};

export const parseEnum =
  <const V extends string | number>(allowed: readonly V[]) =>
  (value: unknown): V | undefined =>
    allowed.find((candidate) => candidate === value);

export const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

export const parseDate = (value: unknown): string | undefined =>
  typeof value === 'string' && isDate(value) ? value : undefined;

export const parseId = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;

/** Of a record that may wait on this phone: its id is below zero until it is sent. */
export const parseIdOnPhone = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && value !== 0 ? Number(value) : undefined;

/** The id in a filter of a table, which is text. */
export const parseIdText = (text = ''): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** For `validateSearch` of a route: keeps what the parsers understand, and drops the rest. */
export const searchParser =
  <P extends Record<string, Parser>>(parsers: P) =>
  (search: Record<string, unknown>): SearchOf<P> => {
    const parsed = Object.entries(parsers).map(([name, parse]) => [name, parse(search[name])]);
    return Object.fromEntries(parsed.filter(([, value]) => value)) as SearchOf<P>;
  };

type Values = Record<string, string | number | boolean | undefined>;

/** The hooks of a page whose view is in the URL: to read it, and to change it. */
export function searchHooks<S extends Values>(parse: (search: Record<string, unknown>) => S) {
  const select: (search: Record<string, unknown>) => Values = parse;
  const usePageSearch = () => {
    const search = useSearch({ strict: false, select, structuralSharing: true });
    return search as S;
  };

  /** Navigates within the page; parameters that are not named keep their values. */
  const useChangeSearch = () => {
    const navigate = useNavigate();
    const search = usePageSearch();
    return (change: S, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: { ...search, ...change } as never,
        replace,
        resetScroll: false,
      });
  };
  return [usePageSearch, useChangeSearch] as const;
}
