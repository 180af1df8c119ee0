import { hourOnSite } from '@sitewright/domain/weather/site-day';
import type { WeatherSnapshot } from '@sitewright/domain/weather/weather';
import { cn } from '../ui/cn.ts';
import { inDegrees, inMillimetres, inShortDegrees } from './figures.ts';

type Props = { hours: readonly WeatherSnapshot[]; present?: string | undefined };

/** In pixels, and how many mm in an hour fill it at least. */
const [tallest, fullAt] = [22, 1.4];

/** Rain as bars, filled where it fell and outlined where it is to come; beneath, how warm it is. */
export function HourBars({ hours, present }: Props) {
  const wettest = Math.max(fullAt, ...hours.map(({ precipitation }) => precipitation ?? 0));
  return (
    <ol
      aria-label="Hourly rain and temperature"
      className="grid auto-cols-fr grid-flow-col px-2 py-2 text-xs tracking-normal tabular-nums"
    >
      {hours.map((hour) => (
        <Hour
          key={hour.timestamp}
          hour={hour}
          height={((hour.precipitation ?? 0) / wettest) * tallest}
          isPresent={hour.timestamp === present}
        />
      ))}
    </ol>
  );
}

type HourProps = { hour: WeatherSnapshot; height: number; isPresent: boolean };

function Hour({ hour, height, isPresent }: HourProps) {
  const { timestamp, recordedAt, temperature, precipitation } = hour;
  const clock = String(hourOnSite(timestamp)).padStart(2, '0');
  return (
    <li
      aria-current={isPresent ? 'time' : undefined}
      className={cn(
        'grid content-between justify-items-center rounded-control py-0.5 text-text-2',
        isPresent && 'bg-brand-soft font-semibold text-on-brand-soft',
      )}
    >
      <span className="sr-only">
        {`${clock}:00, ${inMillimetres(precipitation)}, ${inDegrees(temperature)}`}
      </span>
      <span aria-hidden="true">{clock}</span>
      <span aria-hidden="true" className="flex h-6 items-end">
        <Bar height={height} isForecast={timestamp > recordedAt} />
      </span>
      <span aria-hidden="true" className="font-semibold text-text">
        {inShortDegrees(temperature)}
      </span>
    </li>
  );
}

const Bar = ({ height, isForecast }: { height: number; isForecast: boolean }) => (
  <i
    style={{ height: `${Math.max(height, 1)}px` }}
    className={cn(
      'block w-2.5 rounded-[2px]',
      isForecast && height > 2 ? 'border border-info' : 'bg-info',
      height === 0 && 'opacity-40',
    )}
  />
);
