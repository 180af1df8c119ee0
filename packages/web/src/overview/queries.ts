import { overviewApi } from '@sitewright/domain/overview/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';
import { siteIssueQueries } from '../site-issues/queries.ts';

/** What is open on each contract; whatever changes an issue makes it stale. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: [...siteIssueQueries.all, 'overview'],
    queryFn: () => call(overviewApi.contracts, {}),
    staleTime: 0,
  });

/** As many as are open now, as far as is known. */
export function useOpenIssues(projectId: number): number {
  const { data } = useQuery(overviewQuery());
  return data?.find((one) => one.projectId === projectId)?.openIssues ?? 0;
}
