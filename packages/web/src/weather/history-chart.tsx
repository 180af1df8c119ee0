import { liftingLimit } from '@sitewright/domain/weather/limits';
import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { type ReactNode, useId } from 'react';
import { formatDate } from '../ui/fields/parse-date.ts';
import { inDegrees, inMillimetres, inMph } from './figures.ts';
import { bandOf, barsOf, chartHeight, lineOf, type Scale, scaleOf } from './scales.ts';

type Props = { days: readonly WeatherRecord[] };

/** Three small charts over the same days: how warm, how wet, how windy. */
export function HistoryChart({ days }: Props) {
  const inOrder = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <Temperature days={inOrder} />
      <Rain days={inOrder} />
      <Gusts days={inOrder} />
      <div aria-hidden="true" className="-mt-3 mr-16 flex justify-between text-xs text-text-2">
        <time>{formatDate(inOrder.at(0)?.date ?? '')}</time>
        <time>{formatDate(inOrder.at(-1)?.date ?? '')}</time>
      </div>
    </div>
  );
}

function Temperature({ days }: Props) {
  const lows = days.map(({ lowestTemperature }) => lowestTemperature);
  const highs = days.map(({ highestTemperature }) => highestTemperature);
  const scale = scaleOf([...lows, ...highs, 0], 5);
  return (
    <ChartPanel
      title="Temperature range. The line marks 0 °C"
      days={days}
      scale={scale}
      write={inDegrees}
    >
      <path d={bandOf(lows, highs, scale)} className="fill-warn-soft stroke-warn" {...thin} />
      <line
        x1={0}
        x2={days.length}
        y1={scale.y(0)}
        y2={scale.y(0)}
        className="stroke-info"
        {...thin}
      />
    </ChartPanel>
  );
}

function Rain({ days }: Props) {
  const rain = days.map(({ precipitation }) => precipitation);
  const scale = scaleOf([0, 5, ...rain], 5);
  return (
    <ChartPanel title="Daily rain" days={days} scale={scale} write={inMillimetres}>
      {barsOf(rain, scale).map((bar) => (
        <rect key={bar.x} {...bar} className="fill-info" />
      ))}
    </ChartPanel>
  );
}

function Gusts({ days }: Props) {
  const gusts = days.map(({ windGust }) => windGust);
  const scale = scaleOf([0, liftingLimit.stop, ...gusts], 5);
  const limit = scale.y(liftingLimit.stop);
  return (
    <ChartPanel
      title="Strongest gust. The dashed line is the lifting limit"
      days={days}
      scale={scale}
      write={inMph}
    >
      <line
        x1={0}
        x2={days.length}
        y1={limit}
        y2={limit}
        strokeDasharray="4 4"
        className="stroke-bad"
        {...thin}
      />
      <path d={lineOf(gusts, scale)} className="fill-none stroke-text" {...thin} />
    </ChartPanel>
  );
}

const thin = { strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const;

type PanelProps = {
  title: string;
  days: readonly WeatherRecord[];
  scale: Scale;
  write: (figure: number) => string;
  children: ReactNode;
};

/** The drawing stretches with the page, so its labels are outside it. */
function ChartPanel({ title, days, scale, write, children }: PanelProps) {
  const id = useId();
  const { least, most } = scale;
  return (
    <figure aria-labelledby={id} className="grid gap-1">
      <figcaption id={id} className="text-xs font-medium tracking-normal">
        {title}
      </figcaption>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-xs text-text-2 tabular-nums">
        <svg
          role="img"
          aria-label={`From ${write(scale.lowest)} to ${write(scale.highest)}`}
          viewBox={`0 0 ${days.length} ${chartHeight}`}
          preserveAspectRatio="none"
          className="h-24 w-full border-y border-line-2"
        >
          {children}
        </svg>
        <div aria-hidden="true" className="flex min-w-14 flex-col justify-between text-right">
          <span>{write(most)}</span>
          <span>{write(least)}</span>
        </div>
      </div>
    </figure>
  );
}
