import type { WeatherReport } from '@sitewright/domain/weather/report';
import { rainUpTo } from '@sitewright/domain/weather/rules';
import { isWorkingHour } from '@sitewright/domain/weather/site-day';
import type { WeatherSnapshot } from '@sitewright/domain/weather/weather';
import { cn } from '../ui/cn.ts';
import { conditionIcon } from './condition-icon.ts';
import { strongestGustText } from './day-weather.ts';
import { inDegrees, inMillimetres, inMph, inMphFrom } from './figures.ts';
import { HourBars } from './hour-bars.tsx';

type Props = { now: WeatherSnapshot; report: WeatherReport };

export function NowCard({ now, report }: Props) {
  const { hours } = report;
  const Icon = conditionIcon(now.condition ?? '');
  return (
    <section aria-labelledby="weather-now" className="rounded-card border border-line bg-surface">
      <h2 id="weather-now" className="sr-only">
        Now
      </h2>
      <div className="flex items-center gap-4 p-4">
        <Icon aria-hidden="true" className="size-10" />
        <div>
          <p className="text-2xl font-bold tracking-[-0.028em] tabular-nums">
            {inDegrees(now.temperature)}
          </p>
          <p className="text-sm">
            {now.condition}
            <span className="text-text-2">, feels like {inDegrees(now.feelsLike)}</span>
          </p>
        </div>
      </div>
      <div className="border-y border-line-2 max-[359px]:hidden">
        <HourBars
          hours={hours.filter(({ timestamp }) => isWorkingHour(timestamp))}
          present={now.timestamp}
        />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 p-4 text-sm tabular-nums">
        {factsOf(now, report).map(([label, value]) => (
          <div
            key={label}
            className={cn(
              'flex flex-wrap justify-between gap-x-2',
              label === strongestLabel && 'col-span-2',
            )}
          >
            <dt className="text-text-2">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const strongestLabel = 'Strongest gust today';

const factsOf = (now: WeatherSnapshot, report: WeatherReport): [string, string][] => [
  ['Wind now', inMphFrom(now.windSpeed, now.windDirection)],
  ['Gusts now', inMph(now.windGust)],
  [strongestLabel, strongestGustText(report)],
  ['Rain today', inMillimetres(rainUpTo(report.hours, now.timestamp))],
  ['Humidity', now.humidity === null ? '–' : `${now.humidity}%`],
  ['Pressure', now.pressure === null ? '–' : `${Math.round(now.pressure)} hPa`],
  ['Visibility', now.visibility === null ? '–' : `${Math.round(now.visibility)} km`],
  ['UV index', now.uvIndex === null ? '–' : String(Math.round(now.uvIndex))],
  ['Dew point', inDegrees(now.dewPoint)],
];
