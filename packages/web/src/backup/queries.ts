import { backupApi } from '@sitewright/domain/backup/api';
import { queryOptions } from '@tanstack/react-query';
import { callPage } from '../platform/call.ts';
import { allPages } from '../projects/all-pages.ts';

const most = 200;

/** Whoever looks into the bin looks for what was there a moment ago. */
export const binQuery = () =>
  queryOptions({
    queryKey: [backupApi.listBin.path],
    queryFn: () =>
      allPages((cursor) => callPage(backupApi.listBin, { query: { limit: most, cursor } })),
    staleTime: 0,
  });
