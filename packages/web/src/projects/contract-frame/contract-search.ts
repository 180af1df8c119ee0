import {
  parseDate,
  parseEnum,
  parseIdOnPhone,
  searchHooks,
  searchParser,
} from '../../ui/search-params.ts';
import { tableParams } from '../../ui/table/table-view.ts';

const tabNames = ['files', 'plant', 'weather', 'orders', 'journal'] as const;
export type TabName = (typeof tabNames)[number];

/** The page of a contract as search parameters: the view survives a reload and can be shared. */
export const parseContractSearch = searchParser({
  /** The sorting, filters and columns of the list of files. */
  ...tableParams('kind'),
  tab: parseEnum(tabNames),
  /** The day; without it today. */
  date: parseDate,
  /** The entry that is being written or edited. */
  entry: (value): 'new' | number | undefined => (value === 'new' ? 'new' : parseIdOnPhone(value)),
  /** The entry that a new one starts as a copy of. */
  copy: parseIdOnPhone,
  order: parseEnum(['earliest']),
  /** The file that is open. */
  file: parseIdOnPhone,
  /** Among the files, the register of certificates. */
  certificates: (value): true | undefined => (value === true ? true : undefined),
});

export type ContractSearch = ReturnType<typeof parseContractSearch>;

export const [useContractSearch, useChangeContractSearch] = searchHooks(parseContractSearch);
