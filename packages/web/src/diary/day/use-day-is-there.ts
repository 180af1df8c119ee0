import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { weatherApi } from '@sitewright/domain/weather/api';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { query, queryAll } from '../../platform/query.ts';
import { entriesQuery } from '../entries/use-day-entries.ts';
import { diaryQueries } from '../queries.ts';
import type { DayPlace } from './day-place.ts';

/** Whether everything above has loaded or failed, so that the layout no longer moves. */
export function useDayIsThere(place: DayPlace): boolean {
  const { date } = place;
  const { id: projectId } = place.project;
  const params = { projectId };
  const isToday = date === place.today;
  const queries = useQueries({
    queries: [
      diaryQueries.day(projectId, date),
      entriesQuery(place),
      diaryQueries.comments(projectId, date),
      query(weatherApi.read, { params, query: { date } }),
      query(labourApi.standing, { params, query: { from: date, to: date } }),
      { ...query(labourApi.board, { params }), enabled: isToday },
      {
        ...queryAll(plantApi.list, { query: { projectId, status: 'active' } }),
        enabled: isToday,
      },
    ],
  });
  const isThere = !queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  // What failed is tried again by the part that shows it; the day does not go away for that.
  const [shown, setShown] = useState<string>();
  if (isThere && shown !== date) setShown(date);
  return isThere || shown === date;
}
