import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { type ReactNode, useId } from 'react';
import { chartHeight, type Scale } from './scales.ts';

type Props = {
  title: string;
  days: readonly WeatherRecord[];
  scale: Scale;
  write: (figure: number) => string;
  children: ReactNode;
};

/** The drawing stretches with the page, its words do not: they stand beside it. */
export function ChartPanel({ title, days, scale, write, children }: Props) {
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
