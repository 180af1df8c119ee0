import { useId } from 'react';
import { labelLook, usualChartHeight } from './chart-styles.ts';
import { classesForAllOrNone } from './label-visibility.ts';
import { fillOf, type Ink, Patterns } from './patterns.tsx';
import { NamesBelow, Plot, ValueLines } from './plot.tsx';
import { type Scale, scaleOf, shareOf } from './scale.ts';

type Column = {
  key: string;
  /** Below the column. */
  name: string;
  parts: readonly { ink: Ink; value: number }[];
  /** Above the column, where there is room. */
  total?: string;
};

type Props = {
  label: string;
  columns: readonly Column[];
  format: (value: number) => string;
  isWhole?: boolean;
  /** A dashed line across, at this value. */
  target?: number | undefined;
  height?: number;
};

/** A column for each of a row of days, weeks or months, stacked by what it is made of. */
export function StackedColumns({
  label,
  columns,
  format,
  isWhole,
  target,
  height = usualChartHeight,
}: Props) {
  const id = useId();
  const stacks = columns.map(({ parts }) => stackOf(parts));
  const ends = stacks.flat().flatMap(({ from, to }) => [from, to]);
  const scale = scaleOf([...ends, target ?? 0], {
    isWhole,
    mostSteps: height < usualChartHeight ? 3 : 5,
  });
  const centreOf = (place: number) => ((place + 0.5) / columns.length) * 100;
  return (
    <Plot
      label={label}
      height={height}
      margin={{ top: 20, right: 12, bottom: 28, left: marginOf(scale, format) }}
    >
      <Patterns id={id} />
      <ValueLines scale={scale} format={format} />
      <NamesBelow
        names={columns.map(({ key, name }, place) => ({ key, x: centreOf(place), text: name }))}
      />
      {columns.map(({ key }, place) => (
        <g key={key}>
          {stacks[place]?.map(({ ink, from, to }) => (
            <rect
              key={ink}
              {...heightOf(scale, from, to)}
              style={widthOf(centreOf(place), columns.length)}
              fill={fillOf(id, ink)}
              className="stroke-surface"
              strokeWidth="0.75"
            />
          ))}
        </g>
      ))}
      {target !== undefined && <TargetLine y={100 - shareOf(scale, target)} />}
      <Totals
        columns={columns.map(({ key, total }, place) => ({
          ...{ key, total },
          x: centreOf(place),
          y: topOf(scale, stacks[place]),
        }))}
      />
    </Plot>
  );
}

type Total = Pick<Column, 'key' | 'total'> & { x: number; y: string };

/** Over the target line, which stays clear of their figures. */
function Totals({ columns }: { columns: readonly Total[] }) {
  const longest = Math.max(0, ...columns.map(({ total = '' }) => total.length));
  return columns.map(
    ({ key, total, x, y }) =>
      total && (
        <text
          key={key}
          x={`${x}%`}
          y={y}
          dy="-6"
          textAnchor="middle"
          className={`${labelLook} stroke-surface stroke-4 [paint-order:stroke] ${classesForAllOrNone(columns.length, longest)}`}
        >
          {total}
        </text>
      ),
  );
}

/** Parts upon each other; those below zero hang from it. */
function stackOf(parts: Column['parts']) {
  let [above, below] = [0, 0];
  return parts
    .filter(({ value }) => value !== 0)
    .map(({ ink, value }) => {
      const from = value > 0 ? above : below;
      const to = from + value;
      if (value > 0) above = to;
      else below = to;
      return { ink, from, to };
    });
}

const TargetLine = ({ y }: { y: number }) => (
  <line
    x2="100%"
    y1={`${y}%`}
    y2={`${y}%`}
    className="stroke-text"
    strokeWidth="1.25"
    strokeDasharray="5 4"
  />
);

/** As wide as the longest value beside the lines. */
const marginOf = ({ ticks }: Scale, format: Props['format']): number =>
  Math.max(...ticks.map((value) => format(value).length)) * 7 + 16;

const widest = 40;
/** The rest of its place is the gap to the next. */
const share = 0.8;

const widthOf = (centre: number, count: number) => {
  const width = (share * 100) / count;
  return {
    x: `calc(${centre}% - min(${widest / 2}px, ${width / 2}%))`,
    width: `min(${widest}px, ${width}%)`,
  };
};

const heightOf = (scale: Scale, from: number, to: number) => ({
  y: `${100 - shareOf(scale, Math.max(from, to))}%`,
  height: `${Math.abs(shareOf(scale, to) - shareOf(scale, from))}%`,
});

const topOf = (scale: Scale, stack: readonly { to: number }[] = []): string =>
  `${100 - shareOf(scale, Math.max(0, ...stack.map(({ to }) => to)))}%`;
