import type { CarbonEntryQuery } from '@sitewright/domain/carbon/carbon-entry';
import { carbonCategories, carbonStatuses } from '@sitewright/domain/carbon/carbon-values';
import type { FootprintQuery } from '@sitewright/domain/carbon/footprint';
import { parseDate, parseEnum, parseId, searchHooks, searchParser } from '../ui/search-params.ts';
import { tableParams } from '../ui/table/table-view.ts';

/** The view as search parameters: it survives a reload and can be shared. */
const parseCarbonSearch = searchParser({
  ...tableParams('from', 'to', 'category', 'status', 'factors'),
  /** The entry that is open. */
  entry: parseId,
});

export type CarbonSearch = ReturnType<typeof parseCarbonSearch>;

export const [useCarbonSearch, useChangeCarbonSearch] = searchHooks(parseCarbonSearch);

/** Which days count; without any the whole contract up to now. */
export const daysIn = ({ from, to }: CarbonSearch): FootprintQuery => ({
  from: parseDate(from),
  to: parseDate(to),
});

export const categoryIn = ({ category }: CarbonSearch) => parseEnum(carbonCategories)(category);

/** Which entries of a contract are looked at. */
export type EntryFilter = Pick<CarbonEntryQuery, 'from' | 'to' | 'q' | 'category' | 'status'>;

/** The filters sent to the server. */
export const filterOf = (search: CarbonSearch): EntryFilter => ({
  ...daysIn(search),
  category: categoryIn(search),
  status: parseEnum(carbonStatuses)(search.status),
  q: search.q?.trim().slice(0, 200) || undefined,
});
