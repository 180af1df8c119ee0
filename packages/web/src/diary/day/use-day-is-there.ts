import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { labourQueries } from '../../labour/queries.ts';
import { plantQueries } from '../../plant/queries.ts';
import { weatherQuery } from '../../weather/queries.ts';
import { entriesQuery } from '../entries/use-day-entries.ts';
import { diaryQueries } from '../queries.ts';
import type { DayPlace } from './day-place.ts';

/** Whether everything above has loaded or failed, so that the layout no longer moves. */
export function useDayIsThere(place: DayPlace): boolean {
  const { id } = place.project;
  const isToday = place.date === place.today;
  const queries = useQueries({
    queries: [
      diaryQueries.day(id, place.date),
      entriesQuery(place),
      diaryQueries.comments(id, place.date),
      weatherQuery(id, place.date),
      labourQueries.standing(id, place.date, place.date),
      { ...labourQueries.board(id), enabled: isToday },
      { ...plantQueries.active(id), enabled: isToday },
    ],
  });
  const isThere = !queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  // What failed is tried again by the part that shows it; the day does not go away for that.
  const [shown, setShown] = useState<string>();
  if (isThere && shown !== place.date) setShown(place.date);
  return isThere || shown === place.date;
}
