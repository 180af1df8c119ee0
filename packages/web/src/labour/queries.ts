import { labourApi } from '@sitewright/domain/labour/api';
import type { Gang } from '@sitewright/domain/labour/gang';
import type { LiveBoard } from '@sitewright/domain/labour/labour-session';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';

export const labourQueries = {
  board: (projectId: number) => queryOptions<LiveBoard | null>({ queryKey: [boardOf(projectId)] }),
  gangs: () =>
    queryOptions<Gang[]>({
      queryKey: [labourApi.gangs.path],
      queryFn: () => allPages((cursor) => callPage(labourApi.gangs, { query: { cursor } })),
    }),
  workers: () =>
    queryOptions<Worker[]>({
      queryKey: [workforceApi.list.path],
      queryFn: () => allPages((cursor) => callPage(workforceApi.list, { query: { cursor } })),
    }),
};

const boardOf = (projectId: number): string => `/api/projects/${projectId}/live-board`;

/** What a clock that is started, paused or stopped changes: the board, and the day it belongs to. */
export const staleByClock = (projectId: number): string[] => [
  boardOf(projectId),
  labourApi.list.path,
  `/api/projects/${projectId}/days`,
  '/api/diary-entries',
];
