import { carbonCategories, carbonStatuses } from '@sitewright/domain/carbon/carbon-values';
import type { FootprintQuery } from '@sitewright/domain/carbon/footprint';
import { isDate } from '../ui/parse-date.ts';
import { type TableView, tableSearch } from '../ui/table/table-view.ts';
import type { EntryFilter } from './queries.ts';

/** What somebody looks at, as the address keeps it: it survives a reload and can be sent to others. */
export type CarbonAddress = TableView<'from' | 'to' | 'category' | 'status'> & {
  /** The entry that is open. */
  entry?: number | undefined;
};

const inTable = tableSearch('from', 'to', 'category', 'status');

/** Keeps what the page understands, and drops the rest. */
export const carbonAddress = (search: Record<string, unknown>): CarbonAddress => ({
  ...inTable(search),
  ...(Number.isSafeInteger(search.entry) && { entry: Number(search.entry) }),
});

const dateIn = (value: string | undefined): string | undefined =>
  value && isDate(value) ? value : undefined;

/** Which days count; without any the whole contract up to now. */
export const daysIn = ({ from, to }: CarbonAddress): FootprintQuery => ({
  from: dateIn(from),
  to: dateIn(to),
});

export const categoryIn = ({ category }: CarbonAddress) =>
  carbonCategories.find((known) => known === category);

/** What the server is asked for. */
export const filterOf = (address: CarbonAddress): EntryFilter => ({
  ...daysIn(address),
  category: categoryIn(address),
  status: carbonStatuses.find((known) => known === address.status),
  q: address.q?.trim().slice(0, 200) || undefined,
});
