import { decimalOf, grouped, rounded, scaled } from '@sitewright/domain/kernel/decimal';

/** Kilograms have six decimals. */
const places = 6;
const tonne = 1000n * 10n ** BigInt(places);

/** '612.40' tonnes of '612400.000000' kilograms, with a true minus. */
export const tonnes = (kilograms: string, decimals = 2): string =>
  grouped(
    decimalOf(rounded(scaled(kilograms, places) * 10n ** BigInt(decimals), tonne), decimals),
  ).replace('-', '−');
