import type { FactorSource, TransportMethod } from '@sitewright/domain/carbon/carbon-values';
import {
  decimalOf,
  grouped,
  readableDecimal,
  rounded,
  scaled,
} from '@sitewright/domain/kernel/decimal';
import { tonnes } from '../ui/format/tonnes.ts';

export const sourceLabels: Record<FactorSource, string> = {
  official: 'DESNZ',
  epd: 'Supplier EPD',
  ice: 'ICE',
  own: 'Our own',
};

export const methodLabels: Record<TransportMethod, string> = {
  fuel: 'By the fuel it took',
  vehicle: 'By the kilometres of the vehicle',
  weight: 'By weight and distance',
};

/** Kilograms have six decimals, and a thousand of them are a tonne. */
const places = 6;
const tonne = 1000n * 10n ** BigInt(places);

/** '451.9' kilograms. */
export const kilograms = (amount: string, decimals = 1): string =>
  withMinus(
    grouped(decimalOf(rounded(scaled(amount, places), 10n ** BigInt(places - decimals)), decimals)),
  );

/** Below a tonne in kilograms. */
export const weightOf = (amount: string): { value: string; unit: 'kg' | 't' } =>
  isTonnes(amount)
    ? { value: tonnes(amount), unit: 't' }
    : { value: kilograms(amount), unit: 'kg' };

/** '38.60 t', '412.0 kg' */
export const weightText = (amount: string): string => {
  const { value, unit } = weightOf(amount);
  return `${value} ${unit}`;
};

const isTonnes = (amount: string): boolean => scaled(sizeOf(amount), places) >= tonne;

/** '30.4 %', and nothing where it is unknown. */
export const percentText = (share: string | null): string => (share === null ? '' : `${share} %`);

/** '18 m³', with at most three decimals. */
export const quantityText = (quantity: string | null, unit: string | null): string =>
  quantity === null
    ? ''
    : [readableDecimal(decimalOf(rounded(scaled(quantity, places), 1000n), 3)), unit]
        .filter(Boolean)
        .join(' ');

export const isNegative = (amount: string): boolean => amount.startsWith('-');
export const sizeOf = (amount: string): string => amount.replace('-', '');

/** '+1.20 t', '−340.0 kg' */
export const signedWeight = (amount: string): string =>
  Number(amount) > 0 ? `+${weightText(amount)}` : weightText(amount);

const withMinus = (decimal: string): string => decimal.replace('-', '−');
