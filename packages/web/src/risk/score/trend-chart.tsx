import type { RiskRevision } from '@sitewright/domain/risk/risk-assessment';
import { maxRiskScore, minCriticalScore, minHighScore } from '@sitewright/domain/risk/score';
import { tickLook } from '../../ui/charts/chart-styles.ts';
import { Line, NamesBelow, Plot, ValueLines } from '../../ui/charts/plot.tsx';
import { shareOf } from '../../ui/charts/scale.ts';
import { dayText } from '../../ui/format/date-time.ts';

type Props = { revisions: readonly RiskRevision[] };

/** From nothing to the worst. */
const scale = { low: 0, high: maxRiskScore, ticks: [0, 5, 10, 15, 20, maxRiskScore] };

const heightOf = (score: number): number => 100 - shareOf(scale, score);

/** From the first judgement to the last. */
export function TrendChart({ revisions }: Props) {
  const points = revisions.toReversed().map(({ id, overallScore, createdAt }, place, all) => ({
    key: id,
    x: all.length > 1 ? (place / (all.length - 1)) * 100 : 50,
    y: heightOf(Number(overallScore)),
    text: dayText(createdAt).slice(0, 5),
  }));
  return (
    <Plot label={chartLabel(revisions)} margin={{ top: 12, right: 64, bottom: 28, left: 44 }}>
      <ValueLines scale={scale} format={String} />
      <NamesBelow names={points} />
      <From least={minHighScore} name="High" className="stroke-warn" />
      <From least={minCriticalScore} name="Critical" className="stroke-bad" />
      <Line
        points={points.map(({ x, y }) => [x, y])}
        className="fill-none stroke-c-labour stroke-2"
      />
      {points.map(({ key, x, y }) => (
        <circle
          key={key}
          cx={`${x}%`}
          cy={`${y}%`}
          r="3"
          className="fill-surface stroke-c-labour stroke-2"
        />
      ))}
    </Plot>
  );
}

type FromProps = { least: number; name: string; className: string };

/** The score at which each level of risk begins, labelled next to the plot. */
function From({ least, name, className }: FromProps) {
  const y = `${heightOf(least)}%`;
  return (
    <>
      <line x2="100%" y1={y} y2={y} strokeDasharray="3 3" className={className} />
      <text x="100%" y={y} dx="8" dy="0.35em" className={tickLook}>
        {name}
      </text>
    </>
  );
}

/** 'From 14.20 to 9.50 in 4 judgements' */
const chartLabel = (revisions: readonly RiskRevision[]): string =>
  `From ${revisions.at(-1)?.overallScore ?? '–'} to ${revisions[0]?.overallScore ?? '–'} in ${revisions.length} assessments`;
