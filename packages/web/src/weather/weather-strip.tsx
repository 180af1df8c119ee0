import type { Project } from '@sitewright/domain/projects/project';
import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { useQuery } from '@tanstack/react-query';
import { Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '../platform/query.ts';
import { today } from '../platform/today.ts';
import { Badge } from '../ui/badge.tsx';
import { cn } from '../ui/cn.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { AddWeather } from './add-weather.tsx';
import { conditionIcon } from './condition-icon.ts';
import { type DayWeather, dayWeatherOf } from './day-weather.ts';
import { HourBars } from './hour-bars.tsx';
import { NoWeather } from './no-weather.tsx';
import { verdictStyles } from './verdict-styles.ts';

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
  const shown = dayWeatherOf(report, today());
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

type CardProps = { shown: DayWeather; children?: ReactNode };

/** On a desktop three parts in a row, on smaller screens a summary. */
const StripCard = ({ shown, children }: CardProps) => (
  <section aria-label="Weather" className="@container rounded-card border border-line bg-surface">
    <Gist shown={shown}>{children}</Gist>
    <div
      className={cn(
        'hidden divide-x divide-line-2 @2xl:grid',
        shown.hours.length > 0
          ? 'grid-cols-[minmax(184px,auto)_1fr_minmax(208px,auto)]'
          : 'grid-cols-[1fr_minmax(208px,auto)]',
      )}
    >
      <Headline shown={shown}>{children}</Headline>
      {shown.hours.length > 0 && <HourBars {...shown} />}
      <Facts shown={shown} />
    </div>
  </section>
);

const Gist = ({ shown, children }: CardProps) => {
  const { condition, headline, wind, gust, rain, lines, isOld } = shown;
  const Icon = conditionIcon(condition);
  const { tone, words } = verdictStyles[gust.verdict ?? 'unknown'];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2.5 @2xl:hidden">
      <Icon aria-hidden="true" className="size-6" />
      <div className="min-w-0 flex-1 basis-[7.5rem]">
        <p className="text-[16px] leading-[22px] font-semibold">{headline}</p>
        <p className="text-xs tracking-normal text-text-2">{`${wind} · ${rain.text}`}</p>
      </div>
      {gust.verdict && (
        <Badge tone={tone === 'ok' ? 'plain' : tone} icon={Wind}>
          Gusts {gust.short}: {words.toLowerCase()} for lifting
        </Badge>
      )}
      {isOld && <p className="w-full text-xs text-on-warn-soft">{lines.at(-1)}</p>}
      {children}
    </div>
  );
};

const Headline = ({ shown: { condition, headline, lines, isOld }, children }: CardProps) => {
  const Icon = conditionIcon(condition);
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <Icon aria-hidden="true" className="size-8" />
      <div className="min-w-0 flex-1">
        <h2 className="text-sm font-semibold">{headline}</h2>
        {lines.map((line) => (
          <p
            key={line}
            className={cn(
              'text-xs tracking-normal',
              isOld && line === lines.at(-1) ? 'text-on-warn-soft' : 'text-text-2',
            )}
          >
            {line}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
};

const Facts = ({ shown: { wind, gust, rain } }: CardProps) => {
  const { ink, words, icon: Icon } = verdictStyles[gust.verdict ?? 'unknown'];
  const isTroubled = gust.verdict === 'caution' || gust.verdict === 'stop';
  return (
    <dl className="grid grid-cols-[auto_1fr] content-center gap-x-2 gap-y-1 px-4 py-3 text-xs tracking-normal whitespace-nowrap tabular-nums">
      <dt className="text-text-2">Wind</dt>
      <dd className={fact}>{wind}</dd>
      <dt className={cn('flex items-center gap-1', isTroubled ? ink : 'text-text-2')}>
        {isTroubled ? `Strongest gust: ${words.toLowerCase()}` : 'Strongest gust'}
      </dt>
      <dd className={cn(fact, 'flex items-center justify-end gap-1', isTroubled && ink)}>
        {isTroubled && <Icon aria-hidden="true" className="size-3.5" />}
        {gust.text}
      </dd>
      <dt className="text-text-2">{rain.label}</dt>
      <dd className={fact}>{rain.text}</dd>
    </dl>
  );
};

const fact = 'text-right font-medium';
