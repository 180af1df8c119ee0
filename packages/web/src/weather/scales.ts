export const chartHeight = 40;

export type Scale = {
  /** The ends of the axis. */
  least: number;
  most: number;
  /** The ends of what is drawn. */
  lowest: number;
  highest: number;
  y: (value: number) => number;
};

type Figures = readonly (number | null)[];

const knownValues = (values: Figures): number[] => values.flatMap((value) => value ?? []);

/** An axis from one round figure to another that contains every value. */
export function scaleOf(values: Figures, step: number): Scale {
  const [lowest, highest] = [Math.min(...knownValues(values)), Math.max(...knownValues(values))];
  const least = Math.floor(lowest / step) * step;
  const most = Math.max(Math.ceil(highest / step) * step, least + step);
  const y = (value: number) => chartHeight - ((value - least) / (most - least)) * chartHeight;
  return { least, most, lowest, highest, y };
}

type Point = readonly [x: number, y: number];

/** Each in the middle of its day; a day without data is skipped. */
const pointsOf = (values: Figures, { y }: Scale): Point[] =>
  values.flatMap((value, day) => (value === null ? [] : [[day + 0.5, y(value)] as const]));

const drawn = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${round(y)}`).join(' L');

const round = (figure: number) => Math.round(figure * 100) / 100;

export const lineOf = (values: Figures, scale: Scale): string =>
  `M${drawn(pointsOf(values, scale))}`;

/** Along the highest, and back along the lowest. */
export const bandOf = (lows: Figures, highs: Figures, scale: Scale): string =>
  `M${drawn([...pointsOf(highs, scale), ...pointsOf(lows, scale).toReversed()])}Z`;

export const barsOf = (values: Figures, scale: Scale) =>
  pointsOf(values, scale).map(([x, y]) => ({
    x: x - 0.3,
    y: round(y),
    width: 0.6,
    height: round(chartHeight - y),
  }));
