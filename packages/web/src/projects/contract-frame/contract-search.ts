import { useNavigate, useSearch } from '@tanstack/react-router';
import { isDate } from '../../ui/fields/parse-date.ts';
import { type TableView, tableSearch } from '../../ui/table/table-view.ts';

const tabNames = ['files', 'plant', 'weather', 'orders', 'journal'] as const;
export type TabName = (typeof tabNames)[number];

/** The page of a contract as search parameters: the view survives a reload and can be shared. */
export type ContractSearch = TableView<'kind'> & {
  tab?: TabName | undefined;
  /** The day; without it today. */
  date?: string | undefined;
  /** The entry that is being written or edited. */
  entry?: 'new' | number | undefined;
  /** The entry that a new one starts as a copy of. */
  copy?: number | undefined;
  order?: 'earliest' | undefined;
  /** The file that is open. */
  file?: number | undefined;
  /** Among the files, the register of certificates. */
  certificates?: true | undefined;
};

/** The sorting, filters and columns of the list of files. */
const filesView = tableSearch('kind');

/** For `validateSearch`: keeps the parameters of the page, and drops all others. */
export function contractSearch(search: Record<string, unknown>): ContractSearch {
  const found: ContractSearch = {
    ...filesView(search),
    tab: tabNames.find((tab) => tab === search.tab),
    date: typeof search.date === 'string' && isDate(search.date) ? search.date : undefined,
    entry: search.entry === 'new' ? 'new' : idIn(search.entry),
    copy: idIn(search.copy),
    order: search.order === 'earliest' ? 'earliest' : undefined,
    file: idIn(search.file),
    certificates: search.certificates === true ? true : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

const idIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;

export const useContractSearch = (): ContractSearch =>
  useSearch({ strict: false, select: contractSearch, structuralSharing: true });

/** Navigates within the page; parameters that are not named keep their values. */
export function useChangeContractSearch() {
  const navigate = useNavigate();
  const search = useContractSearch();
  return (change: ContractSearch, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace, resetScroll: false });
}
