import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../platform/call.ts';

const most = 200;

/** Paged, because the number of reports is unlimited; never cached, because no live update announces them. */
export const reportsQuery = () =>
  infiniteQueryOptions({
    queryKey: [errorReportsApi.list.path],
    queryFn: ({ pageParam: cursor }) =>
      callPage(errorReportsApi.list, { query: { limit: most, cursor } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    staleTime: 0,
  });
