/** Where an axis begins and ends, and the values that it names. */
export type Scale = { low: number; high: number; ticks: readonly number[] };

const sizes = [1, 2, 2.5, 5, 10, 20];
type Options = {
  /** For what is counted: no half events. */
  isWhole?: boolean | undefined;
  mostSteps?: number;
};

/** From zero, or the smallest value below it, to the largest, in round steps. */
export function scaleOf(values: readonly number[], options: Options = {}): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = least === most ? stepOf(0, 1, options) : stepOf(least, most, options);
  const from = -stepsUpTo(-least, step);
  const to = Math.max(stepsUpTo(most, step), from + 1);
  const ticks = Array.from({ length: to - from + 1 }, (_, n) => rounded((from + n) * step));
  return { low: rounded(from * step), high: rounded(to * step), ticks };
}

/** The smallest that is large enough: zero is a tick, so that values on both sides of it take one step more. */
function stepOf(least: number, most: number, { isWhole, mostSteps = 5 }: Options): number {
  const power = 10 ** Math.floor(Math.log10((most - least) / mostSteps));
  const steps = sizes.map((size) => (isWhole ? Math.ceil(size * power) : size * power));
  const isEnough = (step: number) => stepsUpTo(most, step) + stepsUpTo(-least, step) <= mostSteps;
  return steps.find(isEnough) ?? most - least;
}

/** Whole steps from zero to a value or beyond it. */
const stepsUpTo = (value: number, step: number): number => Math.ceil(rounded(value / step));

/** 0.3 instead of 0.30000000000000004. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** How far along the axis a value is, in percent. */
export const shareOf = ({ low, high }: Scale, value: number): number =>
  rounded(((value - low) / (high - low || 1)) * 100);
