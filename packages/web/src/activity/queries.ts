import type {
  ActivityDetail,
  ActivityFilter,
  ActivitySummary,
} from '@sitewright/domain/activity/activity-log';
import { activityApi } from '@sitewright/domain/activity/api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../platform/call.ts';

const pageSize = 50;

export const activityQueries = {
  /** Page by page, the latest first; what was in sight stays until the next is there. */
  pages: (filter: ActivityFilter) =>
    infiniteQueryOptions({
      queryKey: [requestFor(activityApi.list, { query: filter }).url, 'pages'],
      queryFn: ({ pageParam: cursor }) =>
        callPage(activityApi.list, { query: { ...filter, limit: pageSize, cursor } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next,
      select: ({ pages }) => pages.flatMap((page) => page.rows),
      placeholderData: keepPreviousData,
    }),
  summary: (filter: ActivityFilter) =>
    queryOptions<ActivitySummary | null>({
      queryKey: [requestFor(activityApi.summary, { query: filter }).url],
      placeholderData: keepPreviousData,
    }),
  read: (activityLogId: number) =>
    queryOptions<ActivityDetail | null>({
      queryKey: [requestFor(activityApi.read, { params: { activityLogId } }).url],
    }),
  /** Runs when the button is pressed, and never by itself. */
  verification: () =>
    queryOptions({
      queryKey: [activityApi.verification.path],
      queryFn: () => call(activityApi.verification, {}),
      enabled: false,
      staleTime: 0,
      gcTime: 0,
    }),
};

export const exportUrl = (filter: ActivityFilter): string =>
  requestFor(activityApi.export, { query: filter }).url;
