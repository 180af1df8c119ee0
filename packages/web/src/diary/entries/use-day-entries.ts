import { diaryApi } from '@sitewright/domain/diary/api';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../platform/query.ts';
import type { DayPlace } from '../day/day-place.ts';

/** All entries of the day, as one read: a day has hundreds at most. */
export const entriesQuery = ({ project, date }: DayPlace) =>
  query(diaryApi.list, { query: { projectId: project.id, from: date, to: date } });

export const useDayEntries = (place: DayPlace) => useQuery(entriesQuery(place));
