import { backupApi } from '@sitewright/domain/backup/api';
import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { CallBack, Wellbeing, WellbeingSummary } from '@sitewright/domain/wellbeing/wellbeing';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { call, callPage } from '../platform/call.ts';

const { read, callBacks, summary, talks, talkSignatures, poster } = wellbeingApi;

export const wellbeingQueries = {
  read: () => queryOptions<Wellbeing | null>({ queryKey: [read.path] }),
  callBacks: () => queryOptions<CallBack[] | null>({ queryKey: [callBacks.path] }),
  summary: (projectId: string) =>
    queryOptions<WellbeingSummary>({
      queryKey: [summary.path, { projectId }],
      queryFn: () => call(summary, { query: projectId ? { projectId } : {} }),
    }),
  talks: () =>
    queryOptions({
      queryKey: [talks.path],
      queryFn: () => allPages((cursor) => callPage(talks, { query: { limit: 200, cursor } })),
    }),
  talkSignatures: (toolboxTalkId: number) =>
    queryOptions<Reply<typeof talkSignatures>>({
      queryKey: [talks.path, toolboxTalkId, 'signatures'],
      queryFn: () => call(talkSignatures, { params: { toolboxTalkId } }),
      staleTime: 0,
    }),
};

/** All that hangs below the page. */
export const staleByWellbeing: readonly string[] = [read.path];
export const staleByTalk: readonly string[] = [talks.path, backupApi.listBin.path];
export const posterPath = poster.path;
