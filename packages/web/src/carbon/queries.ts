import { backupApi } from '@sitewright/domain/backup/api';
import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import type {
  CarbonEntry,
  CarbonEntryDraft,
  CarbonEntryQuery,
} from '@sitewright/domain/carbon/carbon-entry';
import type {
  ContractFootprint,
  Footprint,
  FootprintQuery,
  Restatement,
  RestatementQuery,
} from '@sitewright/domain/carbon/footprint';
import type { CarbonMachine } from '@sitewright/domain/carbon/machine';
import type { SupplierCarbon } from '@sitewright/domain/carbon/supplier-carbon';
import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { requestFor } from '@sitewright/domain/kernel/request';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { call, callPage } from '../platform/call.ts';

const { path } = carbonApi.list;

/** Which entries of a contract are looked at. */
export type EntryFilter = Pick<CarbonEntryQuery, 'from' | 'to' | 'q' | 'category' | 'status'>;

const pageSize = 50;
/** As many as the server sends at once. */
const fullPage = 1000;

const urlOf = (slug: string, query: EntryFilter) =>
  requestFor(carbonApi.listBySlug, { params: { slug }, query }).url;

/** The keys begin with a path, so that what an action makes stale is found among them. */
export const carbonQueries = {
  /** Page by page, the latest first; what was in sight stays until the next is there. */
  pages: (slug: string, filter: EntryFilter) =>
    infiniteQueryOptions({
      queryKey: [urlOf(slug, filter), 'pages'],
      queryFn: ({ pageParam: cursor }) =>
        callPage(carbonApi.listBySlug, {
          params: { slug },
          query: { ...filter, limit: pageSize, cursor },
        }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next,
      select: ({ pages }) => pages.flatMap((page) => page.rows),
      placeholderData: keepPreviousData,
    }),
  read: (id: number) => queryOptions<CarbonEntry | null>({ queryKey: [`${path}/${id}`] }),
  /** The estimate for the form as typed; the previous one stays until it arrives. */
  estimate: (draft: CarbonEntryDraft | undefined) =>
    queryOptions({
      queryKey: [carbonApi.estimate.path, draft],
      queryFn: () => call(carbonApi.estimate, { body: draft as CarbonEntryDraft }),
      enabled: !!draft,
      placeholderData: keepPreviousData,
    }),
  machines: (projectId: number) =>
    queryOptions<CarbonMachine[] | null>({
      queryKey: [requestFor(carbonApi.machines, { query: { projectId } }).url],
    }),
  /** The List of Wastes, as far as a building site has to do with it. */
  wasteCodes: () => queryOptions<WasteCode[] | null>({ queryKey: [carbonApi.wasteCodes.path] }),
};

export const footprintQueries = {
  company: (query: FootprintQuery) =>
    queryOptions<Footprint | null>({
      queryKey: [requestFor(footprintApi.company, { query }).url],
      placeholderData: keepPreviousData,
    }),
  contracts: (query: FootprintQuery) =>
    queryOptions<ContractFootprint[] | null>({
      queryKey: [requestFor(footprintApi.contracts, { query }).url],
      placeholderData: keepPreviousData,
    }),
  read: (slug: string, query: FootprintQuery) =>
    queryOptions<Footprint | null>({
      queryKey: [requestFor(footprintApi.read, { params: { slug }, query }).url],
      placeholderData: keepPreviousData,
    }),
  /** Nothing where nothing names them. */
  supplier: (supplierId: number) =>
    queryOptions<SupplierCarbon | null>({
      queryKey: [requestFor(footprintApi.supplier, { params: { supplierId } }).url],
      select: (carbon) => (carbon?.contracts.length ? carbon : null),
    }),
  restatement: (slug: string, query: RestatementQuery | undefined) =>
    queryOptions<Restatement | null>({
      queryKey: [
        query ? requestFor(footprintApi.restate, { params: { slug }, query }).url : 'nothing yet',
      ],
      enabled: !!query,
      placeholderData: keepPreviousData,
    }),
};

/** All that match, however few are in sight. */
export const allEntries = (slug: string, filter: EntryFilter): Promise<CarbonEntry[]> =>
  allPages((cursor) =>
    callPage(carbonApi.listBySlug, {
      params: { slug },
      query: { ...filter, limit: fullPage, cursor },
    }),
  );

/** Where a footprint is to be had on paper. */
export const pdfOf = (slug: string | undefined, query: FootprintQuery): string =>
  slug
    ? requestFor(footprintApi.pdf, { params: { slug }, query }).url
    : requestFor(footprintApi.companyPdf, { query }).url;

/** What an action upon an entry changes: the entries, every footprint, the bin. */
export const staleByCarbon: readonly string[] = [
  path,
  carbonApi.listBySlug.path,
  footprintApi.company.path,
  footprintApi.contracts.path,
  footprintApi.supplier.path,
  backupApi.listBin.path,
];
