import { labourApi } from '@sitewright/domain/labour/api';
import type { Gang } from '@sitewright/domain/labour/gang';
import type { LiveBoard, StandingCost } from '@sitewright/domain/labour/labour-session';
import { plantApi } from '@sitewright/domain/plant/api';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';

export const labourQueries = {
  board: (projectId: number) => queryOptions<LiveBoard | null>({ queryKey: [boardOf(projectId)] }),
  standing: (projectId: number, from: string, to: string) =>
    queryOptions<{ reasons: StandingCost[] } | null>({
      queryKey: [`${standingOf(projectId)}?from=${from}&to=${to}`],
    }),
  gangs: () =>
    queryOptions<Gang[]>({
      queryKey: [labourApi.gangs.path],
      queryFn: () => allPages((cursor) => callPage(labourApi.gangs, { query: { cursor } })),
    }),
  /** Everybody, judged for the contract. */
  workers: (judgedFor: number) =>
    queryOptions<Worker[]>({
      queryKey: [workforceApi.list.path, { judgedFor }],
      queryFn: () =>
        allPages((cursor) => callPage(workforceApi.list, { query: { cursor, judgedFor } })),
    }),
  /** The machines that are on hire for the contract. */
  machines: (projectId: number) =>
    queryOptions<PlantHire[]>({
      queryKey: [plantApi.list.path, { projectId, status: 'on_hire' }],
      queryFn: () =>
        allPages((cursor) =>
          callPage(plantApi.list, { query: { projectId, status: 'on_hire', cursor } }),
        ),
    }),
};

const boardOf = (projectId: number): string => `/api/projects/${projectId}/live-board`;
const standingOf = (projectId: number): string => `/api/projects/${projectId}/standing-costs`;

/** The board, and how far the server's clock was ahead of ours when the answer came. */
export function useBoard(projectId: number) {
  const query = useQuery(labourQueries.board(projectId));
  const { data, dataUpdatedAt } = query;
  return { query, ahead: data ? Date.parse(data.serverTime) - dataUpdatedAt : 0 };
}

/** What a clock that is started, paused or stopped changes: the board, and the day it belongs to. */
export const staleByClock = (projectId: number): string[] => [
  boardOf(projectId),
  standingOf(projectId),
  labourApi.list.path,
  `/api/projects/${projectId}/days`,
  '/api/diary-entries',
];
