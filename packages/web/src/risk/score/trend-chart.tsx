import type { RiskRevision } from '@sitewright/domain/risk/risk-assessment';
import { maxRiskScore, minCriticalScore, minHighScore } from '@sitewright/domain/risk/score';
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { ChartBox } from '../../ui/charts/chart-box.tsx';
import { grid, tick, xAxis, yAxis } from '../../ui/charts/chart-styles.ts';
import { dayText } from '../../ui/format/date-time.ts';

type Props = { revisions: readonly RiskRevision[] };

/** From the first judgement to the last. */
export function TrendChart({ revisions }: Props) {
  const points = revisions.toReversed().map(({ id, overallScore, createdAt }) => ({
    id,
    score: Number(overallScore),
    day: dayText(createdAt).slice(0, 5),
  }));
  return (
    <ChartBox label={chartLabel(revisions)}>
      <LineChart
        data={points}
        accessibilityLayer={false}
        margin={{ top: 12, right: 24, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...grid} />
        <XAxis
          {...xAxis}
          dataKey="id"
          tickFormatter={(_, place: number) => points[place]?.day ?? ''}
          minTickGap={16}
        />
        {scale}
        <Line dataKey="score" stroke="var(--c-labour)" strokeWidth={2} {...dotted} />
      </LineChart>
    </ChartBox>
  );
}

const dotted = { dot: { r: 3 }, isAnimationActive: false } as const;

const word = (value: string) => ({
  ...tick,
  value,
  position: 'insideTopRight' as const,
  offset: 4,
});

const from = (least: number, name: string, colour: string) => (
  <ReferenceLine key={name} y={least} stroke={colour} strokeDasharray="3 3" label={word(name)} />
);

/** From nothing to the worst, with where a risk begins to be called so. */
const scale = [
  <YAxis
    {...yAxis}
    key="scale"
    domain={[0, maxRiskScore]}
    ticks={[0, 5, 10, 15, 20, maxRiskScore]}
    width={36}
  />,
  from(minHighScore, 'High', 'var(--warn)'),
  from(minCriticalScore, 'Critical', 'var(--bad)'),
];

/** 'From 14.20 to 9.50 in 4 judgements' */
const chartLabel = (revisions: readonly RiskRevision[]): string =>
  `From ${revisions.at(-1)?.overallScore ?? '–'} to ${revisions[0]?.overallScore ?? '–'} in ${revisions.length} judgements`;
