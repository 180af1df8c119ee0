import type { RiskRevision } from '@sitewright/domain/risk/risk-assessment';
import { maxRiskScore, minCriticalScore, minHighScore } from '@sitewright/domain/risk/score';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { height, tick } from '../../ui/charts/chart-styles.ts';
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
    <div
      role="img"
      aria-label={chartLabel(revisions)}
      className="relative"
      style={{ minHeight: height }}
    >
      <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
        <LineChart
          data={points}
          accessibilityLayer={false}
          margin={{ top: 12, right: 24, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--line-2)" />
          <XAxis
            dataKey="id"
            tickFormatter={(_, place: number) => points[place]?.day ?? ''}
            tick={tick}
            tickLine={false}
            stroke="var(--line)"
            minTickGap={16}
          />
          {scale}
          <Line dataKey="score" stroke="var(--c-labour)" strokeWidth={2} {...dotted} />
        </LineChart>
      </ResponsiveContainer>
    </div>
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
    key="scale"
    domain={[0, maxRiskScore]}
    ticks={[0, 5, 10, 15, 20, maxRiskScore]}
    tick={tick}
    tickLine={false}
    axisLine={false}
    width={36}
  />,
  from(minHighScore, 'High', 'var(--warn)'),
  from(minCriticalScore, 'Critical', 'var(--bad)'),
];

/** 'From 14.20 to 9.50 in 4 judgements' */
const chartLabel = (revisions: readonly RiskRevision[]): string =>
  `From ${revisions.at(-1)?.overallScore ?? '–'} to ${revisions[0]?.overallScore ?? '–'} in ${revisions.length} judgements`;
