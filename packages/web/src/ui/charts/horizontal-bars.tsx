import { tickLook, usualChartHeight } from './chart-styles.ts';
import { classesForEveryNth } from './label-visibility.ts';
import { Plot } from './plot.tsx';
import { type Scale, shareOf } from './scale.ts';

type HorizontalBar = {
  from?: number;
  to: number;
  thickness: number;
  /** Its colour, such as 'fill-ok'. */
  className: string;
};

type Row = {
  key: string | number;
  name: string;
  bars: readonly HorizontalBar[];
  /** Its bars begin before the scale does, which a break in them shows. */
  isCut?: boolean;
  /** To the right of the bar; for a negative bar, to the right of zero. */
  value?: { text: string; className: string };
};

type Props = {
  label: string;
  rows: readonly Row[];
  scale: Scale;
  format: (value: number) => string;
};

const rowHeight = 40;
const margin = { top: 4, right: 24, bottom: 28, left: 92 };
/** For what is written beside the longest bar. */
const valueWidth = 62;
/** Between two bars of a row. */
const gap = 1;

/** Of '£12.5m' and a little more: the names beside the bars leave less room than names below. */
const mostLetters = 7;

/** A row for each name, with its bars to the right, or to the left of zero. */
export function HorizontalBars({ label, rows, scale, format }: Props) {
  const height = Math.max(usualChartHeight, rows.length * rowHeight + margin.top + margin.bottom);
  const band = 100 / rows.length;
  const right = rows.some(({ value }) => value) ? valueWidth : margin.right;
  return (
    <div className="relative grid">
      <Plot label={label} height={height} margin={{ ...margin, right }}>
        <ValueColumns scale={scale} format={format} />
        {rows.map(({ key, bars, value, isCut }, place) => (
          <svg
            aria-hidden="true"
            key={key}
            y={`${band * (place + 0.5)}%`}
            className="overflow-visible"
          >
            {barsOf(bars).map(({ from = 0, to, y, thickness, className }) => (
              <rect
                key={y}
                x={`${shareOf(scale, Math.min(from, to))}%`}
                width={`${Math.abs(shareOf(scale, to) - shareOf(scale, from))}%`}
                y={y}
                height={thickness}
                className={className}
              />
            ))}
            {isCut && <path d={zigzag} className="fill-none stroke-surface stroke-[4]" />}
            {value && (
              <text x={endOf(bars, scale)} dx="6" dy="0.35em" className={value.className}>
                {value.text}
              </text>
            )}
          </svg>
        ))}
      </Plot>
      <Names rows={rows} />
    </div>
  );
}

/** Across a bar, close to its beginning. */
const zigzag = 'M16 -16l-6 8l6 8l-6 8l6 8';

/** Bars of a row below each other, around its middle. */
function barsOf(bars: readonly HorizontalBar[]) {
  const all = bars.reduce((sum, { thickness }) => sum + thickness + gap, -gap);
  let y = -all / 2;
  return bars.map((bar) => {
    const placed = { ...bar, y };
    y += bar.thickness + gap;
    return placed;
  });
}

/** The right end of the longest bar. */
const endOf = (bars: readonly HorizontalBar[], scale: Scale): string =>
  `${shareOf(scale, Math.max(...bars.flatMap(({ from = 0, to }) => [from, to])))}%`;

const ValueColumns = ({ scale, format }: Pick<Props, 'scale' | 'format'>) =>
  scale.ticks.map((value, place, { length }) => {
    const x = `${shareOf(scale, value)}%`;
    return (
      <g key={value}>
        <line
          x1={x}
          x2={x}
          y2="100%"
          className={value === 0 ? 'stroke-control' : 'stroke-line-2'}
        />
        <text
          x={x}
          y="100%"
          dy="18"
          textAnchor="middle"
          className={`${tickLook} ${classesForEveryNth(length - 1 - place, length, mostLetters)}`}
        >
          {format(value)}
        </text>
      </g>
    );
  });

/** Words that are cut where they are too long, which those in a drawing are not. */
const Names = ({ rows }: Pick<Props, 'rows'>) => (
  <div
    aria-hidden="true"
    className="absolute left-2 grid auto-rows-fr items-center text-right text-[12px] leading-4 text-text-2"
    style={{ top: margin.top, bottom: margin.bottom, width: margin.left - 16 }}
  >
    {rows.map(({ key, name }) => (
      <span key={key} title={name} className="line-clamp-2 [overflow-wrap:anywhere]">
        {name}
      </span>
    ))}
  </div>
);
