import type { ReactNode } from 'react';
import { labelLook, tickLook, usualChartHeight } from './chart-styles.ts';
import { classesForEveryNth } from './label-visibility.ts';
import { type Scale, shareOf } from './scale.ts';

type Margin = { top: number; right: number; bottom: number; left: number };
type Props = {
  /** What a screen reader reads of the chart. */
  label: string;
  /** Room for names and values around the bars or lines, in pixels. */
  margin: Margin;
  /** At least; it grows with its panel. */
  height?: number;
  children: ReactNode;
};

/**
 * The frame of a chart. Everything in it is placed in percent, so that it fits any width, also on paper, and is
 * painted with its data: nothing has to be measured first.
 */
export const Plot = ({ label, margin, height = usualChartHeight, children }: Props) => (
  <div role="img" aria-label={label} className="@container relative" style={{ minHeight: height }}>
    <div className="absolute" style={margin}>
      <svg aria-hidden="true" className="size-full overflow-visible">
        {children}
      </svg>
    </div>
  </div>
);

type ValuesProps = { scale: Scale; format: (value: number) => string };

/** A line across for each value, named on the left. */
export const ValueLines = ({ scale, format }: ValuesProps) =>
  scale.ticks.map((value) => {
    const y = `${100 - shareOf(scale, value)}%`;
    return (
      <g key={value}>
        <line x2="100%" y1={y} y2={y} className={value === 0 ? 'stroke-line' : 'stroke-line-2'} />
        <text x="0" y={y} dx="-8" dy="0.35em" textAnchor="end" className={tickLook}>
          {format(value)}
        </text>
      </g>
    );
  });

type Name = { key: string | number; x: number; text: string };

/** Below the plot; where there are too many, not all of them. */
export function NamesBelow({ names }: { names: readonly Name[] }) {
  const longest = Math.max(0, ...names.map(({ text }) => text.length));
  return names.map(({ key, x, text }, place) => (
    <text
      key={key}
      x={`${x}%`}
      y="100%"
      dy="18"
      textAnchor="middle"
      className={`${tickLook} ${classesForEveryNth(place, names.length, longest)}`}
    >
      {text}
    </text>
  ));
}

/** In percent of the plot, from its top left. */
export type Point = readonly [x: number, y: number];

type LineProps = { points: readonly Point[]; className: string; dashes?: string | undefined };

/** Drawn in percent, with a stroke that is as thick in any width. */
export const Line = ({ points, className, dashes }: LineProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="overflow-visible"
  >
    <polyline
      points={points.map((point) => point.join()).join(' ')}
      vectorEffect="non-scaling-stroke"
      strokeDasharray={dashes}
      strokeLinejoin="round"
      className={className}
    />
  </svg>
);

type PlotLabelProps = {
  at: Point;
  dx?: number;
  dy?: number;
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
  children: string;
};

/** A word inside the plot, with a halo where it crosses a line. */
export const PlotLabel = ({
  at: [x, y],
  className = labelLook,
  anchor,
  ...props
}: PlotLabelProps) => (
  <text
    x={`${x}%`}
    y={`${y}%`}
    textAnchor={anchor}
    {...props}
    className={`${className} stroke-surface stroke-4 [paint-order:stroke] [stroke-linejoin:round]`}
  />
);
