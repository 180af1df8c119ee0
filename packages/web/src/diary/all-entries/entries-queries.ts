import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntryFilter, DiaryTotals } from '@sitewright/domain/diary/diary-entry';
import { requestFor } from '@sitewright/domain/kernel/request';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allPages } from '../../platform/all-pages.ts';
import { callPage } from '../../platform/call.ts';

const pageSize = 100;
/** As many as the server sends at once. */
const fullPage = 1000;

const urlOf = (query: DiaryEntryFilter) => requestFor(diaryApi.list, { query }).url;

/** The keys begin with a path, so that what an entry makes stale is found among them. */
export const entriesQueries = {
  /** Page by page, the latest day first; what was in sight stays until the next is there. */
  pages: (filter: DiaryEntryFilter) =>
    infiniteQueryOptions({
      queryKey: [urlOf(filter), 'pages'],
      queryFn: ({ pageParam: cursor }) =>
        callPage(diaryApi.list, { query: { ...filter, limit: pageSize, cursor } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next,
      select: ({ pages }) => pages.flatMap((page) => page.rows),
      placeholderData: keepPreviousData,
    }),
  /** All that match, for the chart and for spreadsheets. */
  all: (filter: DiaryEntryFilter) =>
    queryOptions({
      queryKey: [urlOf(filter), 'all'],
      queryFn: () =>
        allPages((cursor) =>
          callPage(diaryApi.list, { query: { ...filter, limit: fullPage, cursor } }),
        ),
    }),
  totals: (filter: DiaryEntryFilter) =>
    queryOptions<DiaryTotals | null>({
      queryKey: [requestFor(diaryApi.totals, { query: filter }).url],
      placeholderData: keepPreviousData,
    }),
};
