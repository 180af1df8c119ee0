import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { quantityPlaces } from './kilograms.ts';

const percentPlaces = 3;
const hundred = scaled('100', percentPlaces);

/** A percentage of a quantity: losses in transport, or waste on site. */
export const portionOf = (quantity: string, percent: string): string =>
  inUnits(rounded(scaled(quantity, quantityPlaces) * scaled(percent, percentPlaces), hundred));

/** EN 15978 lets A4 carry also what never arrives. */
export const withLoss = (quantity: string, percent: string): string =>
  inUnits(scaled(quantity, quantityPlaces) + scaled(portionOf(quantity, percent), quantityPlaces));

/** Tonnes × kilometres, hours × litres an hour. */
export const productOf = (one: string, other: string): string =>
  inUnits(
    rounded(
      scaled(one, quantityPlaces) * scaled(other, quantityPlaces),
      10n ** BigInt(quantityPlaces),
    ),
  );

const inUnits = (size: bigint): string => plainDecimal(decimalOf(size, quantityPlaces));
