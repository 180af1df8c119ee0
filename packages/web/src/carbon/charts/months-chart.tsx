import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { useId } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartBox } from '../../ui/charts/chart-box.tsx';
import { grid, label, tick, xAxis, yAxis } from '../../ui/charts/chart-styles.ts';
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
    <ChartBox
      label={`Carbon by month and category: ${bars.map(({ month, words }) => `${monthOf(month)} ${words} ${unit}`).join(', ')}`}
    >
      <ComposedChart
        data={bars}
        accessibilityLayer={false}
        stackOffset="sign"
        margin={{ top: 20, right: 12, bottom: 0, left: 0 }}
      >
        <Patterns id={id} />
        <CartesianGrid {...grid} />
        <XAxis {...xAxis} dataKey="month" tickFormatter={monthOf} minTickGap={4} />
        <YAxis {...yAxis} width={44} />
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
    </ChartBox>
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
