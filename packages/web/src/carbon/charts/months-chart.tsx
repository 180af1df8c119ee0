import { carbonCategories } from '@sitewright/domain/carbon/carbon-words';
import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { fillOf, Patterns } from '../../app/charts/patterns.tsx';
import { height, label, monthTick, tick } from '../../costs/charts/chart-look.ts';
import { inkOf } from './category-ink.ts';
import { barsOf, type Month, unitOf } from './months.ts';

type Props = {
  months: readonly Month[];
  /** What a month may take of the target, in kilograms. */
  target: number | undefined;
};

/** What each month emitted, stacked by category, with the line that it should keep below. */
export function MonthsChart({ months, target }: Props) {
  const id = useId();
  const unit = unitOf(months);
  const bars = barsOf(months, unit);
  return (
    <div
      role="img"
      aria-label={`Carbon by month and category: ${bars.map(({ month, words }) => `${monthOf(month)} ${words} ${unit}`).join(', ')}`}
    >
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={bars}
          accessibilityLayer={false}
          stackOffset="sign"
          margin={{ top: 20, right: 12, bottom: 0, left: 0 }}
        >
          <Patterns id={id} />
          <CartesianGrid vertical={false} stroke="var(--line-2)" />
          <XAxis
            dataKey="month"
            tickFormatter={monthOf}
            tick={tick}
            tickLine={false}
            stroke="var(--line)"
            minTickGap={4}
          />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={44}
            domain={toTarget(target, unit)}
          />
          {carbonCategories.map((category) => (
            <Bar
              key={category}
              dataKey={category}
              stackId="month"
              fill={fillOf(id, inkOf[category])}
              stroke="var(--surface)"
              strokeWidth={1}
              maxBarSize={40}
              isAnimationActive={false}
            >
              {category === topmost && <LabelList dataKey="words" position="top" {...label} />}
            </Bar>
          ))}
          {target !== undefined && targetLine(target, unit)}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** The sum stands above the last of the stack. */
const topmost = carbonCategories.at(-1);

const monthOf = (day: string): string => monthTick(Date.parse(day));

const inUnit = (kilograms: number, unit: 't' | 'kg'): number =>
  unit === 't' ? kilograms / 1000 : kilograms;

/** High enough for the line, too. */
const toTarget = (
  target: number | undefined,
  unit: 't' | 'kg',
): [number, (most: number) => number] => [
  0,
  (most) => Math.ceil(Math.max(most, inUnit(target ?? 0, unit)) * 1.08),
];

const targetLine = (target: number, unit: 't' | 'kg') => (
  <ReferenceLine
    y={inUnit(target, unit)}
    stroke="var(--text)"
    strokeWidth={1.25}
    strokeDasharray="5 4"
    label={{
      ...tick,
      fill: 'var(--text)',
      fontWeight: 500,
      value: `Target ${inUnit(target, unit).toFixed(1)} ${unit} a month`,
      position: 'insideTopLeft',
      dy: -18,
    }}
  />
);
