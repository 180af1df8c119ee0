import type { CarbonEntryQuery } from '@sitewright/domain/carbon/carbon-entry';
import { carbonCategories, carbonStatuses } from '@sitewright/domain/carbon/carbon-values';
import type { FootprintQuery } from '@sitewright/domain/carbon/footprint';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isDate } from '../ui/fields/parse-date.ts';
import { type TableView, tableSearch } from '../ui/table/table-view.ts';

/** The view as search parameters: it survives a reload and can be shared. */
export type CarbonAddress = TableView<'from' | 'to' | 'category' | 'status'> & {
  /** The entry that is open. */
  entry?: number | undefined;
};

const inTable = tableSearch('from', 'to', 'category', 'status');

/** Keeps what the page understands, and drops the rest. */
const carbonAddress = (search: Record<string, unknown>): CarbonAddress => ({
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
  carbonCategories.find((value) => value === category);

/** Which entries of a contract are looked at. */
export type EntryFilter = Pick<CarbonEntryQuery, 'from' | 'to' | 'q' | 'category' | 'status'>;

/** The filters sent to the server. */
export const filterOf = (address: CarbonAddress): EntryFilter => ({
  ...daysIn(address),
  category: categoryIn(address),
  status: carbonStatuses.find((value) => value === address.status),
  q: address.q?.trim().slice(0, 200) || undefined,
});

export const useCarbonAddress = (): CarbonAddress =>
  useSearch({ strict: false, select: carbonAddress, structuralSharing: true });

/** Navigates within the page; parameters that are not named keep their values. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useCarbonAddress();
  return (change: CarbonAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}
