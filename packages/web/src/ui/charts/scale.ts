/** Where an axis begins and ends, and the values that it names. */
export type Scale = { low: number; high: number; ticks: readonly number[] };

const steps = [1, 2, 2.5, 5, 10];
type Options = {
  /** For what is counted: no half events. */
  isWhole?: boolean | undefined;
  mostSteps?: number;
};

/** From zero, or the smallest value below it, to the largest, in round steps. */
export function scaleOf(
  values: readonly number[],
  { isWhole = false, mostSteps = 5 }: Options = {},
): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const exact = stepOf(most - least || 1, mostSteps);
  const step = isWhole ? Math.ceil(exact) : exact;
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  const ticks = Array.from({ length: to - from + 1 }, (_, n) => rounded((from + n) * step));
  return { low: rounded(from * step), high: rounded(to * step), ticks };
}

function stepOf(span: number, mostSteps: number): number {
  const power = 10 ** Math.floor(Math.log10(span / mostSteps));
  return power * (steps.find((size) => span / (size * power) <= mostSteps) ?? 10);
}

/** 0.3 instead of 0.30000000000000004. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** How far along the axis a value is, in percent. */
export const shareOf = ({ low, high }: Scale, value: number): number =>
  rounded(((value - low) / (high - low || 1)) * 100);
