import { labelLook, tickLook } from '../../ui/charts/chart-styles.ts';
import { PlotLabel, type Point } from '../../ui/charts/plot.tsx';
import { type CurveName, curveNames } from './curve.ts';

/** From this x on, a label to the right of the dot would leave the plot. */
const farRight = 75;
/** Below this y, a label under the dot would overlap the axis: it is above the dot, and clear of a line that rises. */
const low = 78;
/** The height of a line of words in a chart of its least height, in percent. */
const lineOfWords = 9;

export function TodayLine({ x }: { x: number }) {
  const isLeft = x > 90;
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y2="100%" className="stroke-control" />
      <PlotLabel
        at={[x, 0]}
        dx={isLeft ? -6 : 6}
        dy={14}
        anchor={isLeft ? 'end' : 'start'}
        className={tickLook}
      >
        Today
      </PlotLabel>
    </>
  );
}

type Props = {
  lines: Record<CurveName, readonly Point[]>;
  /** The label at the end of a line. */
  texts: Partial<Record<CurveName, string>>;
};

/** A dot at today's cost, and labels at the ends of the lines instead of a legend. */
export function CurveEnds({ lines, texts }: Props) {
  const dot = lines.actual.at(-1);
  const isBesideDot = !!dot && dot[0] < farRight;
  const aside = curveNames
    .filter((name) => name !== 'actual' || !isBesideDot)
    .flatMap((name) => {
      const [y, text] = [lines[name].at(-1)?.[1], texts[name]];
      return y === undefined || text === undefined ? [] : [{ name, y, text }];
    });
  return (
    <>
      {dot && <TodayDot at={dot} />}
      {dot && isBesideDot && texts.actual && (
        <PlotLabel at={dot} dx={12} dy={dot[1] < low ? 18 : -28}>
          {texts.actual}
        </PlotLabel>
      )}
      {apart(aside).map(({ name, y, text }) => (
        <text
          key={name}
          x="100%"
          y={`${y}%`}
          dx="8"
          dy="0.35em"
          className={name === 'plan' ? tickLook : labelLook}
        >
          {text}
        </text>
      ))}
    </>
  );
}

const TodayDot = ({ at: [x, y] }: { at: Point }) => (
  <circle cx={`${x}%`} cy={`${y}%`} r="5" className="fill-surface stroke-c-labour stroke-[2.5px]" />
);

/** From the top, each at least a line below the one before it. */
function apart<T extends { y: number }>(ends: readonly T[]): T[] {
  let free = 0;
  return ends
    .toSorted((a, b) => a.y - b.y)
    .map((end) => {
      const y = Math.max(end.y, free);
      free = y + lineOfWords;
      return { ...end, y };
    });
}
