import type { Day } from '@sitewright/domain/diary/day';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StandingCosts } from '../../labour/standing-costs.tsx';
import { PlantOnHire } from '../../plant/plant-on-hire.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { DayComments } from '../comments/day-comments.tsx';
import type { DayContext } from '../day/day-context.ts';
import { diaryQueries } from '../queries.ts';
import { Completeness } from './completeness.tsx';
import { DayFigures } from './day-figures.tsx';
import { DayRecords } from './day-records.tsx';
import { Deliveries } from './deliveries.tsx';

type Props = { place: DayContext; day: UseQueryResult<Day | null> };

/** Beside the day where there is room for it, else below. */
export function DayRail({ place, day }: Props) {
  const entries = useQuery(diaryQueries.ofDay(place));
  return (
    <aside
      aria-label="Day summary"
      className="divide-y divide-line-2 rounded-card border border-line bg-surface"
    >
      <Loaded
        query={day}
        what="the day"
        empty={<Part>No information for this day.</Part>}
        skeleton={
          <Part>
            <Skeleton what="the day" shape="lines" count={6} />
          </Part>
        }
      >
        {(loadedDay) => (
          <>
            <Part>
              <Completeness place={place} day={loadedDay} />
            </Part>
            <Part>
              <DayFigures day={loadedDay} shape="list" />
            </Part>
            {loadedDay.talks.length + loadedDay.issues.length > 0 && (
              <Part>
                <DayRecords day={loadedDay} project={place.project} />
              </Part>
            )}
          </>
        )}
      </Loaded>
      <Part>
        <StandingCosts project={place.project} from={place.date} to={place.date} />
      </Part>
      <Part>
        <Deliveries entries={entries.data ?? []} />
      </Part>
      {place.date === place.today && (
        <Part>
          <PlantOnHire project={place.project} />
        </Part>
      )}
      <Part>
        <DayComments {...place} />
      </Part>
    </aside>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="px-4 py-3 empty:hidden has-[>dl]:md:max-xl:hidden">{children}</div>
);
