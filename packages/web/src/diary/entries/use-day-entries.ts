import { useQuery } from '@tanstack/react-query';
import type { DayPlace } from '../day/day-place.ts';
import { diaryQueries } from '../queries.ts';

/** All entries of the day, as one read: a day has hundreds at most. */
export const entriesQuery = ({ project, date }: DayPlace) =>
  diaryQueries.entries({ projectId: String(project.id), from: date, to: date });

export const useDayEntries = (place: DayPlace) => useQuery(entriesQuery(place));
