import type { Project } from '@sitewright/domain/projects/project';
import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';
import { today } from '../platform/today.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ActivityList } from './activity-list.tsx';
import { History } from './history.tsx';
import { MonthCounters } from './month-counters.tsx';
import { NoWeather } from './no-weather.tsx';
import { NowCard } from './now-card.tsx';
import { RefreshWeather } from './refresh-weather.tsx';
import { Source } from './source.tsx';

type Props = { project: Project };

/** The weather of a site: now, what it allows, the last thirty days, and what counts under the contract. */
export function WeatherTab({ project }: Props) {
  const weather = useQuery(
    query(weatherApi.read, { params: { projectId: project.id }, query: { date: today() } }),
  );
  return (
    <Loaded query={weather} what="the weather" empty={null}>
      {(report) => <Report project={project} report={report} />}
    </Loaded>
  );
}

const Report = ({ project, report }: Props & { report: WeatherReport }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-md:gap-4">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Source report={report} />
      <RefreshWeather project={project} report={report} />
    </div>
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:gap-3">
      {report.now ? (
        <NowCard now={report.now} report={report} />
      ) : (
        <NoWeather project={project} report={report} />
      )}
      <ActivityList activities={report.activities} />
    </div>
    <History days={report.days} />
    <MonthCounters months={report.months} />
  </div>
);
