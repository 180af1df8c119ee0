import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { plantApi } from '@sitewright/domain/plant/api';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';

const hires = (projectId: number, status: 'all' | 'active') =>
  queryOptions<PlantHire[]>({
    queryKey: [plantApi.list.path, { projectId, status }],
    queryFn: () =>
      allPages((cursor) => callPage(plantApi.list, { query: { projectId, status, cursor } })),
  });

export const plantQueries = {
  /** Every machine that was ever on the contract. */
  all: (projectId: number) => hires(projectId, 'all'),
  /** Those that stand on site. */
  active: (projectId: number) => hires(projectId, 'active'),
  offHireWords: () =>
    queryOptions<Reply<typeof plantApi.offHireWords> | null>({
      queryKey: [plantApi.offHireWords.path],
    }),
};

/** What an action on a machine changes: the lists, the figures of the day, the bin. */
export const staleByPlant: readonly string[] = [
  plantApi.list.path,
  diaryApi.days.path,
  backupApi.listBin.path,
];
