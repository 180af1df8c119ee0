import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { monthTick, poundsTick } from '../../ui/charts/chart-styles.ts';
import { Line, NamesBelow, Plot, type Point, ValueLines } from '../../ui/charts/plot.tsx';
import { type Scale, scaleOf, shareOf } from '../../ui/charts/scale.ts';
import { useNarrow } from '../../ui/table/use-media.ts';
import {
  type CurveName,
  curveNames,
  curves,
  type DrawnPoint,
  drawnPoints,
  monthsBetween,
} from './curve.ts';
import { CurveEnds, TodayLine } from './curve-ends.tsx';
import { CurveLegend, endTexts } from './curve-legend.tsx';

type Props = { curve: CostCurve; today: string };

/** Actual cost, forecast and budget, from start to finish. */
export function CurveChart({ curve, today }: Props) {
  const isNarrow = useNarrow();
  const points = drawnPoints(curve, today);
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const time: Scale = { low: first, high: last, ticks: monthsBetween(first, last) };
  const pounds = scaleOf(points.flatMap((point) => curveNames.map((name) => point[name] ?? 0)));
  const lines = {
    plan: pointsOf(points, 'plan', time, pounds),
    forecast: pointsOf(points, 'forecast', time, pounds),
    actual: pointsOf(points, 'actual', time, pounds),
  };
  const texts = endTexts(points);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-2">
      <Plot
        label={`Cumulative cost: ${Object.values(texts).join(', ')}`}
        margin={{ top: 12, right: isNarrow ? 12 : 104, bottom: 28, left: 56 }}
      >
        <ValueLines scale={pounds} format={poundsTick} />
        <NamesBelow
          names={time.ticks.map((at) => ({ key: at, x: shareOf(time, at), text: monthTick(at) }))}
        />
        <TodayLine x={shareOf(time, Date.parse(today))} />
        <Line points={belowOf(lines.actual)} className="fill-c-labour/8 stroke-none" />
        {curveNames.map((name) => (
          <Line
            key={name}
            points={lines[name]}
            className={`fill-none ${curves[name].stroke}`}
            dashes={curves[name].dashes}
          />
        ))}
        <CurveEnds lines={lines} texts={isNarrow ? {} : texts} />
      </Plot>
      {isNarrow && <CurveLegend texts={texts} />}
    </div>
  );
}

const pointsOf = (points: readonly DrawnPoint[], name: CurveName, time: Scale, pounds: Scale) =>
  points.flatMap((point): Point[] => {
    const value = point[name];
    return value === null ? [] : [[shareOf(time, point.at), 100 - shareOf(pounds, value)]];
  });

/** The line, and back along the bottom. */
const belowOf = (line: readonly Point[]): Point[] => [
  [line[0]?.[0] ?? 0, 100],
  ...line,
  [line.at(-1)?.[0] ?? 0, 100],
];
