import { backupApi } from '@sitewright/domain/backup/api';
import { costsApi } from '@sitewright/domain/costs/api';
import type {
  ContractCosts,
  CostAnalysis,
  CostChanges,
  CostCurve,
} from '@sitewright/domain/costs/cost-figures';
import type { CostRowFilter } from '@sitewright/domain/costs/cost-row';
import type { Page } from '@sitewright/domain/kernel/page';
import { requestFor } from '@sitewright/domain/kernel/request';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';

const { path } = costsApi.list;

/** As many as the server sends at once. */
const fullPage = 200;

type PageInput = { projectId: number; limit: number; cursor: number | undefined };

/** All that there is of a contract, read page by page. */
const ofContract =
  <T>(key: string, page: (query: PageInput) => Promise<Page<T>>) =>
  (projectId: number) =>
    queryOptions({
      queryKey: [key, projectId],
      queryFn: () => allPages((cursor) => page({ projectId, limit: fullPage, cursor })),
    });

/** The keys begin with a path, so that what an action makes stale is found among them. */
export const costQueries = {
  list: () =>
    queryOptions<ContractCosts[]>({
      queryKey: [path],
      queryFn: () => allPages((cursor) => callPage(costsApi.list, { query: { cursor } })),
    }),
  read: (slug: string) => queryOptions<CostAnalysis | null>({ queryKey: [`${path}/${slug}`] }),
  /** Page by page; what was in sight stays until the next is there. */
  rows: (slug: string, filter: CostRowFilter) =>
    infiniteQueryOptions({
      queryKey: [`${path}/${slug}/rows`, filter],
      queryFn: ({ pageParam: cursor }) =>
        callPage(costsApi.rows, { params: { slug }, query: { ...filter, cursor } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next,
      select: ({ pages }) => pages.flatMap((page) => page.rows),
      placeholderData: keepPreviousData,
    }),
  changes: (slug: string, since: string) =>
    queryOptions<CostChanges | null>({
      queryKey: [requestFor(costsApi.changesSince, { params: { slug }, query: { since } }).url],
      placeholderData: keepPreviousData,
    }),
  curve: (slug: string) => queryOptions<CostCurve | null>({ queryKey: [`${path}/${slug}/curve`] }),
  entries: ofContract(costsApi.listEntries.path, (query) =>
    callPage(costsApi.listEntries, { query }),
  ),
  budgetChanges: ofContract(costsApi.listBudgetChanges.path, (query) =>
    callPage(costsApi.listBudgetChanges, { query }),
  ),
  reports: ofContract(costsApi.listReports.path, (query) =>
    callPage(costsApi.listReports, { query }),
  ),
};

/** Where the costs of a contract, or of one of its months, are to be had on paper. */
export const pdfOf = (slug: string): string => `${path}/${slug}/pdf`;
export const reportPdfOf = (id: number): string => `${costsApi.listReports.path}/${id}/pdf`;

/** Every row there is of a contract, for its workbook. */
export const allRows = (slug: string, filter: CostRowFilter) =>
  allPages((cursor) =>
    callPage(costsApi.rows, { params: { slug }, query: { ...filter, limit: fullPage, cursor } }),
  );

/** What an action upon the costs of a contract changes. */
export const staleByCosts: readonly string[] = [
  path,
  costsApi.listEntries.path,
  costsApi.listBudgetChanges.path,
  costsApi.listReports.path,
  backupApi.listBin.path,
];
