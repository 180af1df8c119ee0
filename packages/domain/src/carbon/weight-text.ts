import { decimalOf, grouped, rounded, scaled } from '../kernel/decimal.ts';
import { kilogramPlaces } from './kilograms.ts';

export type WeightUnit = 'kg' | 't';

const tonne = 1000n * 10n ** BigInt(kilogramPlaces);
const size: Record<WeightUnit, bigint> = { kg: 10n ** BigInt(kilogramPlaces), t: tonne };
const usualDecimals: Record<WeightUnit, number> = { kg: 1, t: 2 };

/** The unit of a column or a chart: tonnes from one tonne on, kilograms below. */
export const weightUnit = (kilograms: readonly string[]): WeightUnit =>
  kilograms.some((amount) => magnitude(scaled(amount, kilogramPlaces)) >= tonne) ? 't' : 'kg';

const magnitude = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/**
 * '612.40' tonnes of '612400.000000' kilograms, rounded once, with a true minus; '<0.01' where something would round
 * to nothing.
 */
export function formatWeight(
  kilograms: string,
  unit: WeightUnit,
  decimals = usualDecimals[unit],
): string {
  const amount = scaled(kilograms, kilogramPlaces);
  const shown = rounded(amount * 10n ** BigInt(decimals), size[unit]);
  if (amount > 0n && shown === 0n) return `<${decimalOf(1n, decimals)}`;
  return grouped(decimalOf(shown, decimals)).replace('-', '−');
}

/** '38.60 t', '412.0 kg' */
export function weightText(kilograms: string, unit = weightUnit([kilograms])): string {
  return `${formatWeight(kilograms, unit)} ${unit}`;
}

/** The amounts of a column, all in one unit and with the same number of decimals. */
export function weightTexts(kilograms: readonly string[]): (amount: string) => string {
  const unit = weightUnit(kilograms);
  return (amount) => weightText(amount, unit);
}
