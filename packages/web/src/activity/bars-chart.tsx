import type { ActivitySummary } from '@sitewright/domain/activity/activity-log';
import { severities } from '@sitewright/domain/activity/activity-values';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import { ChartBox } from '../ui/charts/chart-box.tsx';
import { grid, xAxis, yAxis } from '../ui/charts/chart-styles.ts';
import { fillOf, Patterns } from '../ui/charts/patterns.tsx';
import { severityInk, slotText, slotTick } from './bars-labels.ts';

type Bars = Pick<ActivitySummary, 'per' | 'bars'>;
type Props = Bars & { height: number };

/** A bar for each hour or day, stacked by severity. */
export function BarsChart({ per, bars, height }: Props) {
  const id = useId();
  return (
    <ChartBox label={chartLabel({ per, bars })} height={height}>
      <BarChart
        data={bars}
        accessibilityLayer={false}
        margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
      >
        <Patterns id={id} />
        <CartesianGrid {...grid} />
        <XAxis {...xAxis} dataKey="at" tickFormatter={slotTick} minTickGap={12} />
        <YAxis {...yAxis} width={44} allowDecimals={false} />
        {severities.map((severity) => (
          <Bar
            key={severity}
            dataKey={severity}
            stackId="events"
            fill={fillOf(id, severityInk[severity])}
            maxBarSize={28}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ChartBox>
  );
}

function chartLabel({ per, bars }: Bars): string {
  const all = bars.map((bar) => severities.reduce((sum, severity) => sum + bar[severity], 0));
  const most = Math.max(0, ...all);
  const when = bars[all.indexOf(most)];
  const peak = when && most > 0 ? `, at most ${most} on ${slotText(when.at)}` : '';
  return `Events per ${per}: ${all.reduce((sum, bar) => sum + bar, 0)} in all${peak}`;
}
