import { costsApi } from '@sitewright/domain/costs/api';
import type { CostReport } from '@sitewright/domain/costs/cost-report';
import type { CostRowFilter } from '@sitewright/domain/costs/cost-row';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';
import { query, queryAll, queryPages } from '../platform/query.ts';

/** The server's page size. */
const limit = 200;

export const costQueries = {
  rows: (slug: string, filter: CostRowFilter) =>
    queryPages(costsApi.rows, { params: { slug }, query: filter }),
  changes: (slug: string, since: string) => ({
    ...query(costsApi.changesSince, { params: { slug }, query: { since } }),
    placeholderData: keepPreviousData,
  }),
  curve: (slug: string) => query(costsApi.curve, { params: { slug } }),
  entries: (projectId: number) => queryAll(costsApi.listEntries, { query: { projectId, limit } }),
  budgetChanges: (projectId: number) =>
    queryAll(costsApi.listBudgetChanges, { query: { projectId, limit } }),
  reports: (projectId: number) => queryAll(costsApi.listReports, { query: { projectId, limit } }),
};

/** Shows a report as the server answered, so that the next action has its newest version. */
export function useCacheReport() {
  const client = useQueryClient();
  return (report: CostReport) => {
    client.setQueryData(costQueries.reports(report.projectId).queryKey, (all) =>
      all?.map((one) => (one.id === report.id ? report : one)),
    );
  };
}

/** Every row of a contract, for its workbook. */
export const allRows = (slug: string) =>
  allPages((cursor) => callPage(costsApi.rows, { params: { slug }, query: { limit, cursor } }));
