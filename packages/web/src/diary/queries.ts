import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntryFilter } from '@sitewright/domain/diary/diary-entry';
import { query, queryAll } from '../platform/query.ts';
import type { DayContext } from './day/day-context.ts';

/** As many as the server sends at once. */
const limit = 1000;

export const diaryQueries = {
  /** The entries of a day, in one read: a day has hundreds at most. */
  ofDay: ({ project, date }: DayContext) =>
    query(diaryApi.list, { query: { projectId: project.id, from: date, to: date } }),
  /** All entries that match, for the chart and for spreadsheets. */
  matching: (filter: DiaryEntryFilter) => queryAll(diaryApi.list, { query: { ...filter, limit } }),
  entry: (diaryEntryId: number) => query(diaryApi.read, { params: { diaryEntryId } }),
  amendments: (diaryEntryId: number) => query(diaryApi.amendments, { params: { diaryEntryId } }),
  day: (projectId: number, date: string) => query(diaryApi.day, { params: { projectId, date } }),
  days: (projectId: number, from: string, to: string) =>
    query(diaryApi.days, { params: { projectId }, query: { from, to } }),
  comments: (projectId: number, date: string) =>
    query(diaryApi.comments, { params: { projectId }, query: { date } }),
};
