import type { CurvePoint } from '@sitewright/domain/costs/cost-figures';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { grid, height, poundsTick, xAxis, yAxis } from '../../ui/charts/chart-styles.ts';
import { fillOf, type Ink, Legend, Patterns } from '../../ui/charts/patterns.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';

type Props = { weeks: readonly CurvePoint[] };

/** What each week cost, stacked by cost head. */
export function WeeklyChart({ weeks }: Props) {
  const id = useId();
  const bars = weeks.map(({ day, byHead }) => ({
    day,
    ...Object.fromEntries(costHeads.map((head) => [head, Number(byHead[head] ?? 0)])),
  }));
  return (
    <div
      role="img"
      aria-label={`Cost of each week by cost head, ${weeks.length} weeks`}
      className="grid gap-2"
    >
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={bars}
          accessibilityLayer={false}
          stackOffset="sign"
          margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
        >
          <Patterns id={id} />
          <CartesianGrid {...grid} />
          <XAxis
            {...xAxis}
            dataKey="day"
            tickFormatter={(day: string) => formatDate(day).slice(0, 5)}
            minTickGap={12}
          />
          <YAxis {...yAxis} tickFormatter={poundsTick} width={56} />
          {costHeads.map((head) => (
            <Bar
              key={head}
              dataKey={head}
              stackId="week"
              fill={fillOfHead(id, head)}
              maxBarSize={40}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <HeadLegend id={id} />
    </div>
  );
}

const inks: Record<CostHead, Ink> = {
  labour: 'labour',
  materials: 'materials',
  plant: 'plant',
  subcontract: 'transport',
  preliminaries: 'waste',
  other: 'energy',
};

const fillOfHead = (id: string, head: CostHead): string => fillOf(id, inks[head]);

const entries = costHeads.map((head) => ({ ink: inks[head], label: costHeadLabels[head] }));

const HeadLegend = ({ id }: { id: string }) => <Legend id={id} entries={entries} />;
