import { backupApi } from '@sitewright/domain/backup/api';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import { found } from '@sitewright/domain/kernel/problem';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { call, callPage } from '../platform/call.ts';
import { siteIssueQueries } from '../site-issues/queries.ts';

const most = 200;

/** A user who opens the bin looks for something that was deleted a moment ago. */
export const binQuery = () =>
  queryOptions({
    queryKey: [backupApi.listBin.path],
    queryFn: () =>
      allPages((cursor) => callPage(backupApi.listBin, { query: { limit: most, cursor } })),
    staleTime: 0,
  });

/** The queries that are stale after something was deleted or restored. */
export const staleByBin: readonly string[] = [
  backupApi.listBin.path,
  projectsApi.list.path,
  overviewApi.contracts.path,
  companyApi.read.path,
  ...siteIssueQueries.all,
  diaryApi.list.path,
  filesApi.list.path,
  plantApi.list.path,
];

/** Something in the bin, as long as it is there. */
export async function itemInBin(recordType: string, id: number): Promise<BinItem> {
  const items = await call(backupApi.listBin, { query: { recordType } });
  return found(items.find(({ recordId, isRestored }) => recordId === id && !isRestored));
}
