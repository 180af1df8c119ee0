import { decimalOf, rounded } from './decimal.ts';

/** Per cent with one decimal, half up; null if the total is zero. */
export const percentOf = (part: bigint, whole: bigint): string | null =>
  whole > 0n ? decimalOf(rounded(part * 1000n, whole), 1) : null;
