import type { FactorSource, TransportMethod } from '@sitewright/domain/carbon/carbon-values';
import { earlierEditionOf, earlierEditionText } from '@sitewright/domain/carbon/edition-year';
import { weightText } from '@sitewright/domain/carbon/weight-text';
import { decimalOf, readableDecimal, rounded, scaled } from '@sitewright/domain/kernel/decimal';

export const sourceLabels: Record<FactorSource, string> = {
  official: 'DESNZ',
  epd: 'Supplier EPD',
  ice: 'ICE',
  own: 'Own',
};

type Figured = Parameters<typeof earlierEditionOf>[0];

/** '2026 factor, 2027 not published yet', where an entry uses an earlier edition. */
export function editionText(entry: Figured): string {
  const earlier = earlierEditionOf(entry);
  return earlier ? earlierEditionText(earlier) : '';
}

type NamedFactor = { name: string; source: FactorSource; year: number };

/** 'Reinforcing bar (Supplier EPD 2026)' */
export const factorLabel = ({ name, source, year }: NamedFactor): string =>
  `${name} (${sourceLabels[source]} ${year})`;

export const methodLabels: Record<TransportMethod, string> = {
  fuel: 'Fuel used',
  vehicle: 'Vehicle distance',
  weight: 'Weight and distance',
};

/** '30.4%', and nothing where it is unknown. */
export const percentText = (share: string | null): string => (share === null ? '' : `${share}%`);

/** '18 m³', with at most three decimals. */
export const quantityText = (quantity: string | null, unit: string | null): string =>
  quantity === null
    ? ''
    : [readableDecimal(decimalOf(rounded(scaled(quantity, 6), 1000n), 3)), unit]
        .filter(Boolean)
        .join(' ');

export const isNegative = (amount: string): boolean => amount.startsWith('-');
export const sizeOf = (amount: string): string => amount.replace('-', '');

/** '+1.20 t', '−340.0 kg' */
export const signedWeight = (amount: string, text = weightText): string =>
  Number(amount) > 0 ? `+${text(amount)}` : text(amount);
