import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';

/** A ticket with both a quantity and a weight. */
export type WeighedTicket = { kilograms: string; quantity: string };

/** Fewer than three tickets are not representative. */
const least = 3;
const places = 6;
const scale = 10n ** BigInt(places);

/** The weight of one unit: the median of earlier tickets of the same item in the same unit. */
export function medianWeight(tickets: readonly WeighedTicket[]): string | undefined {
  const weights = tickets
    .filter(({ quantity }) => scaled(quantity, places) > 0n)
    .map(({ kilograms, quantity }) =>
      rounded(scaled(kilograms, places) * scale, scaled(quantity, places)),
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
  if (weights.length < least) return;
  const [low = 0n, high = 0n] = [
    weights[Math.floor((weights.length - 1) / 2)],
    weights[Math.ceil((weights.length - 1) / 2)],
  ];
  return plainDecimal(decimalOf(rounded(low + high, 2n), places));
}
