import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import { maxRiskScore, riskOf, standingRisk } from '@sitewright/domain/risk/score';
import { RadarChart as Chart, PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar } from 'recharts';
import { ChartBox } from '../../ui/charts/chart-box.tsx';
import { tick } from '../../ui/charts/chart-styles.ts';

type Props = { scores: readonly CategoryScore[] };

/** As high as eleven names around it need. */
const height = 360;

/** Every category as a spoke: how far a risk reached at first, and how far it reaches now. */
export function RadarChart({ scores }: Props) {
  const spokes = scores.map((score) => ({
    category: score.category,
    before: riskOf(score),
    now: standingRisk(score),
  }));
  return (
    <ChartBox label={chartLabel(spokes)} height={height}>
      <Chart data={spokes} accessibilityLayer={false} outerRadius="50%">
        <PolarGrid stroke="var(--line)" />
        <PolarAngleAxis dataKey="category" tick={name} />
        <PolarRadiusAxis domain={[0, maxRiskScore]} tick={false} axisLine={false} />
        <Radar
          dataKey="before"
          {...look}
          stroke="var(--text-2)"
          fill="none"
          strokeDasharray="4 3"
        />
        <Radar dataKey="now" {...look} stroke="var(--c-labour)" fill="var(--c-labour)" />
      </Chart>
    </ChartBox>
  );
}

const look = { strokeWidth: 2, fillOpacity: 0.18, isAnimationActive: false } as const;

/** Broken into lines of this width: a name that is cut off names nothing. */
const name = { ...tick, width: 76 };

type Spoke = { category: string; before: number; now: number };

/** 'Health and safety 20, now 10; Cost 16, now 16' */
const chartLabel = (spokes: readonly Spoke[]): string =>
  spokes.map(({ category, before, now }) => `${category} ${before}, now ${now}`).join('; ');
