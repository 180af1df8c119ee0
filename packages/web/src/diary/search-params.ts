import { isDate } from '../ui/parse-date.ts';
import { type TableView, tableSearch } from '../ui/table/table-view.ts';

const otherTabs = ['files', 'plant', 'weather', 'orders', 'journal'] as const;
export type OtherTab = (typeof otherTabs)[number];

/** The view as search parameters: it survives a reload and can be shared. */
export type DiaryAddress = TableView<'kind'> & {
  tab?: OtherTab | undefined;
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

/** How the list of files is looked at. */
const filesView = tableSearch('kind');

/** For `validateSearch`: keeps what the diary understands, and drops the rest. */
export function diaryAddress(search: Record<string, unknown>): DiaryAddress {
  const address: DiaryAddress = {
    ...filesView(search),
    tab: otherTabs.find((tab) => tab === search.tab),
    date: typeof search.date === 'string' && isDate(search.date) ? search.date : undefined,
    entry: search.entry === 'new' ? 'new' : idIn(search.entry),
    copy: idIn(search.copy),
    order: search.order === 'earliest' ? 'earliest' : undefined,
    file: idIn(search.file),
    certificates: search.certificates === true ? true : undefined,
  };
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}

const idIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
