import { overviewApi } from '@sitewright/domain/overview/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

/** The open issues, spend and diary of each contract; refetched on every visit. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: [overviewApi.contracts.path],
    queryFn: () => call(overviewApi.contracts, {}),
    staleTime: 0,
  });

/** As many as are open now, as far as is known. */
export function useOpenIssues(projectId: number): number {
  const { data } = useQuery(overviewQuery());
  return data?.find((overview) => overview.projectId === projectId)?.openIssues ?? 0;
}
