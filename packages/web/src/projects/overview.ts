import { overviewApi } from '@sitewright/domain/overview/api';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';

/** The open issues, spend and diary of each contract; refetched on every visit. */
export const overviewQuery = () => ({ ...query(overviewApi.contracts), staleTime: 0 });

/** How many issues of a contract are open; 0 until they are read. */
export function useOpenIssues(projectId: number): number {
  const { data } = useQuery(overviewQuery());
  return data?.find((overview) => overview.projectId === projectId)?.openIssues ?? 0;
}
