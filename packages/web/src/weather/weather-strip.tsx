import type { Project } from '@sitewright/domain/projects/project';
import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';
import { today } from '../platform/today.ts';
import { Loaded } from '../ui/loaded.tsx';
import { AddWeather } from './add-weather.tsx';
import { NoWeather } from './no-weather.tsx';
import { shownOf } from './shown.ts';
import { StripCard } from './strip-card.tsx';

type Props = { project: Project; date: string };

/** The past, current or forecast weather of a day; where it is unknown, a button to enter it. */
export function WeatherStrip({ project, date }: Props) {
  const weather = useQuery(
    query(weatherApi.read, { params: { projectId: project.id }, query: { date } }),
  );
  return (
    <Loaded query={weather} what="the weather" empty={null} skeleton={<Place />}>
      {(report) => <Day project={project} report={report} />}
    </Loaded>
  );
}

type DayProps = { project: Project; report: WeatherReport };

function Day({ project, report }: DayProps) {
  const shown = shownOf(report, today());
  if (!shown) return <NoWeather project={project} report={report} />;
  return (
    <StripCard shown={shown}>
      {report.record?.isByHand && (
        <AddWeather project={project} date={report.date} record={report.record} />
      )}
    </StripCard>
  );
}

/** As high as what is to come, so that nothing jumps. */
const Place = () => (
  <div
    aria-hidden="true"
    className="h-[82px] rounded-card border border-line bg-surface max-md:h-[66px]"
  />
);
