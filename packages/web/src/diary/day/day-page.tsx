import type { Day } from '@sitewright/domain/diary/day';
import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { weatherApi } from '@sitewright/domain/weather/api';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CrewsOfDay } from '../../labour/finished-crews.tsx';
import { LiveBoard } from '../../labour/live-board.tsx';
import { QuarantineBanner } from '../../plant/hire-alerts.tsx';
import { query, queryAll } from '../../platform/query.ts';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { WeatherStrip } from '../../weather/weather-strip.tsx';
import { OpenEntry } from '../entries/open-entry.tsx';
import { Timeline } from '../entries/timeline.tsx';
import type { LoadedDay } from '../obstacles.ts';
import { diaryQueries } from '../queries.ts';
import { DayFigures } from '../rail/day-figures.tsx';
import { DayRail } from '../rail/day-rail.tsx';
import type { DayContext } from './day-context.ts';
import { DayNotices } from './day-notices.tsx';
import { JumpLinks, QuickActions } from './day-shortcuts.tsx';
import { DayStepper } from './day-stepper.tsx';
import { DayStrip } from './day-strip.tsx';
import { StickyLogEntry } from './log-entry.tsx';
import { DayKeys } from './step-day.tsx';

/** The page of a day: weather, crews at work, entries, and what is missing. */
export function DayPage(place: DayContext) {
  const day = useQuery(diaryQueries.day(place.project.id, place.date));
  const isThere = useDayIsThere(place);
  return (
    <>
      <DayKeys {...place} />
      <DayStrip {...place} />
      <DayStepper {...place} day={day.data} />
      <p className="hidden text-lg font-semibold print:block">{formatLongDate(place.date)}</p>
      {isThere ? (
        <DayBody key={place.date} place={place} day={day} />
      ) : (
        <Skeleton what="the day" shape="cards" count={3} />
      )}
      <StickyLogEntry place={place} />
      <OpenEntry {...place} />
    </>
  );
}

type Props = { place: DayContext; day: UseQueryResult<Day | null> };

const Quarantined = ({ project }: Pick<DayContext, 'project'>) => (
  <QuarantineBanner
    hires={
      useQuery(queryAll(plantApi.list, { query: { projectId: project.id, status: 'active' } })).data
    }
  />
);

const DayBody = ({ place, day }: Props) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-md:gap-3 xl:grid-cols-[minmax(0,1fr)_304px] print:grid-cols-[minmax(0,1fr)]!">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
        {place.date === place.today && <Quarantined project={place.project} />}
        {day.data && <DayNotices day={day.data} />}
        <WeatherStrip project={place.project} date={place.date} />
        <QuickActions project={place.project} />
        <JumpLinks {...place} />
        {day.data && <DayFigures day={day.data} shape="strip" />}
        {place.date === place.today && (
          <div id="crews" className="scroll-mt-16 print:hidden">
            <LiveBoard project={place.project} />
          </div>
        )}
        {place.date < place.today && <CrewsOfDay projectId={place.project.id} date={place.date} />}
        <Timeline place={place} day={day.data} />
      </div>
      <DayRail place={place} day={day} />
    </div>
    <SignatureBox day={day.data} />
  </>
);

/** On paper only: who signed, or the place to do it. */
const SignatureBox = ({ day }: { day: LoadedDay }) => (
  <div className="mt-4 hidden grid-cols-3 gap-4 text-sm print:grid">
    <Line label="Name" text={day?.signedOffByName} />
    <Line label="Signature" />
    <Line label="Date" text={day?.signedOffAt && momentText(day.signedOffAt)} />
  </div>
);

const Line = ({ label, text }: { label: string; text?: string | null | undefined }) => (
  <p className="grid gap-1">
    <span className="h-10 content-end border-b border-line">{text}</span>
    <span className="text-xs text-text-2">{label}</span>
  </p>
);

/** Whether everything above has loaded or failed, so that the layout no longer moves. */
function useDayIsThere(place: DayContext): boolean {
  const { date } = place;
  const { id: projectId } = place.project;
  const params = { projectId };
  const isToday = date === place.today;
  const queries = useQueries({
    queries: [
      diaryQueries.day(projectId, date),
      diaryQueries.ofDay(place),
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
