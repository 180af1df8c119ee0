import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { obstacleToFetching } from '@sitewright/domain/weather/rules';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { detailOf } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { Failure } from '../ui/layout/failure.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { ActivityList } from './activity-list.tsx';
import { History } from './history.tsx';
import { MonthCounters } from './month-counters.tsx';
import { NoWeather } from './no-weather.tsx';
import { NowCard } from './now-card.tsx';

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
      <ActivityList report={report} />
    </div>
    <History days={report.days} />
    <MonthCounters months={report.months} />
  </div>
);

type RefreshProps = { project: Project; report: WeatherReport };

function RefreshWeather({ project: { id: projectId }, report: { fetching } }: RefreshProps) {
  const actor = useActor();
  const refresh = useCommand(weatherApi.refresh);
  const toast = useToast();
  const obstacle =
    obstacleToFetching(fetching) ?? obstacleOfRole(actor, 'weather', 'C', 'refresh the weather');
  const showResult = ({ stale }: WeatherReport) =>
    toast({ text: stale ? 'No weather data received. We will keep trying.' : 'Weather updated' });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {refresh.error && <Failure text={detailOf(refresh.error)} />}
      <ButtonWithReason
        icon={RefreshCw}
        obstacle={obstacle}
        isPending={refresh.isPending}
        onClick={() => refresh.perform({ params: { projectId } }, showResult)}
      >
        Refresh
      </ButtonWithReason>
    </div>
  );
}

type SourceProps = { report: WeatherReport };

/** The source of the figures, their location and age: they may be needed as evidence. */
const Source = ({ report: { source, latitude, longitude, savedAt, stale } }: SourceProps) => (
  <p className="text-xs tracking-normal text-pretty text-text-2">
    {source ? `${source}, grid point ${shortOf(latitude)}, ${shortOf(longitude)}` : 'No source yet'}
    {savedAt && (
      <span className={stale ? 'text-on-warn-soft' : undefined}>
        {stale ? '. Not updated since ' : '. Saved '}
        <time dateTime={savedAt}>{momentText(savedAt)}</time>
      </span>
    )}
  </p>
);

const shortOf = (degrees: string | null) => Number(degrees).toFixed(2).replace('-', '−');
