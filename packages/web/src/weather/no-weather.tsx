import type { Project } from '@sitewright/domain/projects/project';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { obstacleToFetching } from '@sitewright/domain/weather/rules';
import { CloudOff } from 'lucide-react';
import { today } from '../platform/today.ts';
import { AddWeather } from './add-weather.tsx';

type Props = { project: Project; report: Pick<WeatherReport, 'date' | 'fetching'> };

/** No weather was recorded; it is not required for the day. */
export function NoWeather({ project, report: { date, fetching } }: Props) {
  const why = obstacleToFetching(fetching)?.message;
  const isAhead = date > today();
  return (
    <section
      aria-label="Weather"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5"
    >
      <CloudOff aria-hidden="true" className="size-icon text-text-2" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium">
          {isAhead ? 'No forecast for this day yet.' : 'Weather not available. Add it by hand.'}
        </p>
        {why && <p className="text-xs text-text-2">{why}</p>}
      </div>
      {!isAhead && <AddWeather project={project} date={date} />}
    </section>
  );
}
