import type { Day } from '@sitewright/domain/diary/day';
import { plantApi } from '@sitewright/domain/plant/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { LiveBoard } from '../../labour/live-board.tsx';
import { QuarantineBanner } from '../../plant/quarantine-banner.tsx';
import { queryAll } from '../../platform/query.ts';
import { writeDate } from '../../ui/parse-date.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WeatherStrip } from '../../weather/weather-strip.tsx';
import { OpenEntry } from '../entries/open-entry.tsx';
import { Timeline } from '../entries/timeline.tsx';
import { diaryQueries } from '../queries.ts';
import { DayFigures } from '../rail/day-figures.tsx';
import { DayRail } from '../rail/day-rail.tsx';
import { DayNotices } from './day-notices.tsx';
import type { DayPlace } from './day-place.ts';
import { DayStepper } from './day-stepper.tsx';
import { DayStrip } from './day-strip.tsx';
import { StickyLogEntry } from './log-entry.tsx';
import { SignatureBox } from './signature-box.tsx';
import { DayKeys } from './step-day.tsx';
import { useDayIsThere } from './use-day-is-there.ts';

/** The page of a day: weather, crews at work, entries, and what is missing. */
export function DayPage(place: DayPlace) {
  const day = useQuery(diaryQueries.day(place.project.id, place.date));
  const isThere = useDayIsThere(place);
  return (
    <>
      <DayKeys {...place} />
      <DayStrip {...place} />
      <DayStepper {...place} day={day.data} />
      <p className="hidden text-lg font-semibold print:block">{writeDate(place.date)}</p>
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

type Props = { place: DayPlace; day: UseQueryResult<Day | null> };

const Quarantined = ({ project }: Pick<DayPlace, 'project'>) => (
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
        {day.data && <DayFigures day={day.data} shape="strip" />}
        {place.date === place.today && (
          <div className="print:hidden">
            <LiveBoard project={place.project} />
          </div>
        )}
        <Timeline place={place} day={day.data} />
      </div>
      <DayRail place={place} day={day} />
    </div>
    <SignatureBox day={day.data} />
  </>
);
