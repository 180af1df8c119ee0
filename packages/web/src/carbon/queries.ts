import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry, CarbonEntryQuery } from '@sitewright/domain/carbon/carbon-entry';
import type { FootprintQuery } from '@sitewright/domain/carbon/footprint';
import type { SupplierCarbon } from '@sitewright/domain/carbon/supplier-carbon';
import { keepPreviousData } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';
import { query } from '../platform/query.ts';

/** Which entries of a contract are looked at. */
export type EntryFilter = Pick<CarbonEntryQuery, 'from' | 'to' | 'q' | 'category' | 'status'>;

/** As many as the server sends at once. */
const limit = 1000;

export const footprintQueries = {
  read: (slug: string, days: FootprintQuery) => ({
    ...query(footprintApi.read, { params: { slug }, query: days }),
    placeholderData: keepPreviousData,
  }),
  /** Null where no entry names the supplier. */
  supplier: (supplierId: number) => ({
    ...query(footprintApi.supplier, { params: { supplierId } }),
    select: (carbon: SupplierCarbon | null) => (carbon?.contracts.length ? carbon : null),
  }),
};

/** Every entry that matches, for an export. */
export const allEntries = (slug: string, filter: EntryFilter): Promise<CarbonEntry[]> =>
  allPages((cursor) =>
    callPage(carbonApi.listBySlug, { params: { slug }, query: { ...filter, limit, cursor } }),
  );
