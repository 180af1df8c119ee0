import { overviewApi } from '@sitewright/domain/overview/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

/** What is open, spent and written up on each contract; read anew whenever somebody looks. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: [overviewApi.contracts.path],
    queryFn: () => call(overviewApi.contracts, {}),
    staleTime: 0,
  });

/** As many as are open now, as far as is known. */
export function useOpenIssues(projectId: number): number {
  const { data } = useQuery(overviewQuery());
  return data?.find((one) => one.projectId === projectId)?.openIssues ?? 0;
}
