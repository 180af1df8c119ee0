import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { useId } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { height, label, tick } from '../../ui/charts/chart-styles.ts';
import { fillOf, Patterns } from '../../ui/charts/patterns.tsx';
import { kilogramsText, tonnesText } from '../../ui/format/weight.ts';
import { useNarrow } from '../../ui/table/use-media.ts';
import { categoryInk } from './category-ink.ts';
import { barsOf, type Month, monthNames, unitOf } from './months.ts';

type Props = {
  months: readonly Month[];
  /** What a month may take of the target, in kilograms. */
  target: string | undefined;
};

/** What each month emitted, stacked by category, with the line that it should keep below. */
export function MonthsChart({ months, target }: Props) {
  const id = useId();
  // On a phone the sums would run into each other.
  const isNarrow = useNarrow();
  const unit = unitOf(months);
  const bars = barsOf(months, unit);
  const monthOf = monthNames(bars);
  return (
    <div
      role="img"
      aria-label={`Carbon by month and category: ${bars.map(({ month, words }) => `${monthOf(month)} ${words} ${unit}`).join(', ')}`}
      className="relative"
      style={{ minHeight: height }}
    >
      <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
        <ComposedChart
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
          <YAxis tick={tick} tickLine={false} axisLine={false} width={44} />
          {carbonCategories.map((category) => (
            <Bar
              key={category}
              dataKey={category}
              stackId="month"
              fill={fillOf(id, categoryInk[category])}
              stroke="var(--surface)"
              strokeWidth={1}
              maxBarSize={40}
              isAnimationActive={false}
            />
          ))}
          {!isNarrow && (
            <Line dataKey="total" stroke="none" dot={false} isAnimationActive={false}>
              <LabelList dataKey="words" position="top" {...label} />
            </Line>
          )}
          {target !== undefined && targetLine(target, unit)}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

const targetLine = (target: string, unit: 't' | 'kg') => (
  <ReferenceLine
    y={Number(target) / (unit === 't' ? 1000 : 1)}
    ifOverflow="extendDomain"
    stroke="var(--text)"
    strokeWidth={1.25}
    strokeDasharray="5 4"
    label={{
      ...tick,
      fill: 'var(--text)',
      fontWeight: 500,
      value: `Target ${unit === 't' ? tonnesText(target, 1) : kilogramsText(target)} ${unit} a month`,
      position: 'insideTopLeft',
      dy: -18,
    }}
  />
);
