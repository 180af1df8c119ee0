import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartBox } from '../../ui/charts/chart-box.tsx';
import {
  grid,
  label,
  monthTick,
  poundsTick,
  tick,
  xAxis,
  yAxis,
} from '../../ui/charts/chart-styles.ts';
import { useNarrow } from '../../ui/table/use-media.ts';
import { type DrawnPoint, drawnPoints, monthsBetween } from './curve.ts';

type Props = { curve: CostCurve; today: string };

/** What was spent, what will be and what may be, from the beginning to the end. */
export function CurveChart({ curve, today }: Props) {
  const isNarrow = useNarrow();
  const points = drawnPoints(curve, today);
  const ends = endsOf(points);
  return (
    <ChartBox label={chartLabel(ends)}>
      <ComposedChart
        data={points}
        accessibilityLayer={false}
        margin={{ top: 12, right: isNarrow ? 12 : 96, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...grid} />
        {axes(points)}
        <Area
          dataKey="actual"
          stroke="none"
          fill="var(--c-labour)"
          fillOpacity={0.08}
          isAnimationActive={false}
        />
        <ReferenceLine
          x={Date.parse(today)}
          stroke="var(--control)"
          label={{ ...tick, value: 'Today', position: 'insideTopLeft', offset: 6 }}
        />
        {lines}
        {endLabels(ends, isNarrow)}
      </ComposedChart>
    </ChartBox>
  );
}

const axes = (points: readonly DrawnPoint[]) => {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  return [
    <XAxis
      key="time"
      {...xAxis}
      dataKey="at"
      type="number"
      domain={[first, last]}
      ticks={monthsBetween(first, last)}
      tickFormatter={monthTick}
      minTickGap={8}
    />,
    <YAxis key="pounds" {...yAxis} tickFormatter={poundsTick} width={56} />,
  ];
};

const plain = { dot: false, isAnimationActive: false } as const;

const lines = [
  <Line
    key="plan"
    dataKey="plan"
    stroke="var(--control)"
    strokeWidth={1.5}
    strokeDasharray="3 3"
    {...plain}
  />,
  <Line
    key="forecast"
    dataKey="forecast"
    stroke="var(--c-labour)"
    strokeWidth={2}
    strokeDasharray="6 4"
    {...plain}
  />,
  <Line key="actual" dataKey="actual" stroke="var(--c-labour)" strokeWidth={2.5} {...plain} />,
];

type Ends = Partial<Record<'actual' | 'forecast' | 'plan', { at: number; value: number }>>;

/** Where each line ends. */
const endsOf = (points: readonly DrawnPoint[]): Ends =>
  Object.fromEntries(
    (['actual', 'forecast', 'plan'] as const).flatMap((name) => {
      const last = points.findLast((point) => point[name] !== null);
      return last ? [[name, { at: last.at, value: last[name] ?? 0 }]] : [];
    }),
  );

const names = { actual: 'Actual', forecast: 'Final', plan: 'Budget' };

const wordsAt = (name: keyof Ends, { value }: { value: number }): string =>
  `${names[name]} ${formatShortPounds(value.toFixed(2))}`;

const chartLabel = (ends: Ends): string =>
  `Cumulative cost: ${Object.entries(ends)
    .map(([name, end]) => wordsAt(name as keyof Ends, end))
    .join(', ')}`;

/** Labels beside the lines instead of a legend; a phone has room for one. */
function endLabels({ actual, forecast, plan }: Ends, isNarrow: boolean) {
  const isBudgetAbove = (plan?.value ?? 0) >= (forecast?.value ?? 0);
  const gap = 9;
  const dot = (name: keyof Ends, look: object, end = { actual, forecast, plan }[name]) =>
    end && (
      <ReferenceDot
        key={name}
        x={end.at}
        y={end.value}
        r={name === 'actual' ? 5 : 0}
        fill="var(--surface)"
        stroke="var(--c-labour)"
        strokeWidth={2.5}
        label={{ ...label, ...look, value: wordsAt(name, end) }}
      />
    );
  return [
    dot('actual', { position: isNarrow ? 'left' : 'right', dy: 14, offset: 10 }),
    isNarrow || dot('forecast', { position: 'right', dy: isBudgetAbove ? gap : -gap }),
    isNarrow ||
      dot('plan', { ...tick, fontWeight: 400, position: 'right', dy: isBudgetAbove ? -gap : gap }),
  ];
}
