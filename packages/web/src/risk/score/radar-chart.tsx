import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import { maxRiskScore, riskOf, standingRisk } from '@sitewright/domain/risk/score';
import { tickLook } from '../../ui/charts/chart-styles.ts';
import { Plot } from '../../ui/charts/plot.tsx';
import { useNarrow } from '../../ui/table/use-media.ts';
import { linesOf } from './radar.ts';

type Props = { scores: readonly CategoryScore[] };

/** As high as eleven names around it need. */
export const radarHeight = 340;

const rings = [0.25, 0.5, 0.75, 1];
const margin = { top: 0, right: 0, bottom: 0, left: 0 };
const lineHeight = 14;

/** Every category as a spoke: how far a risk reached at first, and how far it reaches now. */
export function RadarChart({ scores }: Props) {
  const radius = useNarrow() ? 78 : 116;
  const spokes = scores.map((score) => ({
    category: score.category,
    before: riskOf(score),
    now: standingRisk(score),
  }));
  const at = (place: number, share: number) =>
    pointOn((place / spokes.length) * 2 * Math.PI, share * radius);
  const around = (shareAt: (place: number) => number) =>
    spokes.map((_, place) => at(place, shareAt(place)).join()).join(' ');
  return (
    <Plot label={chartLabel(spokes)} height={radarHeight} margin={margin}>
      <svg aria-hidden="true" x="50%" y="50%" className="overflow-visible">
        {rings.map((ring) => (
          <polygon key={ring} points={around(() => ring)} className="fill-none stroke-line" />
        ))}
        {spokes.map(({ category }, place) => (
          <Spoke key={category} name={category} end={at(place, 1)} radius={radius} />
        ))}
        <polygon
          points={around((place) => (spokes[place]?.before ?? 0) / maxRiskScore)}
          strokeDasharray="4 3"
          className="fill-none stroke-text-2 stroke-2"
        />
        <polygon
          points={around((place) => (spokes[place]?.now ?? 0) / maxRiskScore)}
          className="fill-c-labour/20 stroke-c-labour stroke-2"
        />
      </svg>
    </Plot>
  );
}

type SpokeProps = { name: string; end: readonly [x: number, y: number]; radius: number };

/** Its name is outside of it, in short lines: one that is cut off names nothing. */
function Spoke({ name, end: [x, y], radius }: SpokeProps) {
  const lines = linesOf(name);
  const side = x / radius;
  const anchor = side > 0.2 ? 'start' : side < -0.2 ? 'end' : 'middle';
  const out = 1 + 10 / radius;
  /** Above the upper ones, below the lower ones, vertically centred at the sides. */
  const rise = ((y / radius - 1) / 2) * (lines.length - 1) * lineHeight;
  return (
    <>
      <line x2={x} y2={y} className="stroke-line" />
      <text y={y * out + rise} dy="0.35em" textAnchor={anchor} className={tickLook}>
        {lines.map((line, place) => (
          <tspan key={line} x={x * out} dy={place === 0 ? undefined : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** Beginning at the top, clockwise. */
const pointOn = (angle: number, length: number) =>
  [round(Math.sin(angle) * length), round(-Math.cos(angle) * length)] as const;

const round = (length: number): number => Math.round(length * 100) / 100;

type Spokes = { category: string; before: number; now: number };

/** 'Health and safety 20, now 10; Cost 16, now 16' */
const chartLabel = (spokes: readonly Spokes[]): string =>
  spokes.map(({ category, before, now }) => `${category} ${before}, now ${now}`).join('; ');
