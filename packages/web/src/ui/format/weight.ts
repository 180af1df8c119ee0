import { decimalOf, grouped, rounded, scaled } from '@sitewright/domain/kernel/decimal';

/** Kilograms have six decimals, and a thousand of them are a tonne. */
const places = 6;
const tonne = 1000n * 10n ** BigInt(places);

/** '612.40' tonnes of '612400.000000' kilograms, with a true minus. */
export const tonnesText = (kilograms: string, decimals = 2): string =>
  quotient(scaled(kilograms, places) * 10n ** BigInt(decimals), tonne, decimals);

/** '451.9' kilograms. */
export const kilogramsText = (kilograms: string, decimals = 1): string =>
  quotient(scaled(kilograms, places), 10n ** BigInt(places - decimals), decimals);

const quotient = (amount: bigint, by: bigint, decimals: number): string =>
  grouped(decimalOf(rounded(amount, by), decimals)).replace('-', '−');
