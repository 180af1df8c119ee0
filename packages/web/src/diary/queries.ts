import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day, DaySquare } from '@sitewright/domain/diary/day';
import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Ask } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { queryOptions } from '@tanstack/react-query';

type Filter = Ask<typeof diaryApi.list>['query'];

const below = (projectId: number) => `/api/projects/${projectId}`;

/** The keys are paths, so that an action can name the queries it made stale by path. */
export const diaryQueries = {
  entries: (query: Filter) =>
    queryOptions<DiaryEntry[] | null>({ queryKey: [requestFor(diaryApi.list, { query }).url] }),
  entry: (diaryEntryId: number) =>
    queryOptions<DiaryEntry | null>({ queryKey: [`${diaryApi.list.path}/${diaryEntryId}`] }),
  amendments: (diaryEntryId: number) =>
    queryOptions<Amendment[] | null>({
      queryKey: [`${diaryApi.list.path}/${diaryEntryId}/amendments`],
    }),
  day: (projectId: number, date: string) =>
    queryOptions<Day | null>({ queryKey: [`${below(projectId)}/days/${date}`] }),
  days: (projectId: number, from: string, to: string) =>
    queryOptions<{ days: DaySquare[] } | null>({
      queryKey: [`${below(projectId)}/days?from=${from}&to=${to}`],
    }),
  comments: (projectId: number, date: string) =>
    queryOptions<DiaryComment[] | null>({
      queryKey: [`${below(projectId)}/diary-comments?date=${date}`],
    }),
};

/** What an entry of the contract changes: the lists, the day, the calendar. */
export const staleByEntry = (projectId: number): string[] => [
  diaryApi.list.path,
  `${below(projectId)}/days`,
];

export const staleByComment = (projectId: number, date: string): string[] => [
  `${below(projectId)}/diary-comments?date=${date}`,
];
