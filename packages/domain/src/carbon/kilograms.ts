import { decimalOf, plainDecimal, readableDecimal, rounded, scaled } from '../kernel/decimal.ts';

/** Decimals of a quantity in the unit of its factor, of a factor, and of kilograms. */
export const quantityPlaces = 12;
export const factorPlaces = 12;
export const kilogramPlaces = 6;

const scale = 10n ** BigInt(quantityPlaces + factorPlaces - kilogramPlaces);

/** Quantity × factor, rounded once, to the milligram: whatever is made of it is exact. */
export const kilogramsEmitted = (quantity: string, factor: string): string =>
  inKilograms(rounded(scaled(quantity, quantityPlaces) * scaled(factor, factorPlaces), scale));

export const sumOfKilograms = (kilograms: readonly string[]): string =>
  inKilograms(kilograms.reduce((sum, each) => sum + scaled(each, kilogramPlaces), 0n));

const inKilograms = (milligrams: bigint): string => decimalOf(milligrams, kilogramPlaces);

/** '5130.054864' becomes '5,130.055'; less than a gram is shown unrounded. */
export function formatKilograms(kilograms: string): string {
  const grams = rounded(scaled(kilograms, kilogramPlaces), 1000n);
  return readableDecimal(grams === 0n ? plainDecimal(kilograms) : decimalOf(grams, 3));
}
