import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { percentOf } from '../kernel/percent.ts';

/** '145.0000' is '145.00', and '0.0425' stays. */
export const tidyPrice = (price: string): string => {
  const [whole = '0', part = ''] = plainDecimal(price).split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
};

export const pricePlaces = [2, 4] as const;

/** A price raised or lowered by per cent, rounded to the penny or to a hundredth of it. */
export function changedPrice(price: string, percent: string, places: 2 | 4): string {
  const size = scaled(price, 4) * (10_000n + scaled(percent, 2));
  return tidyPrice(decimalOf(rounded(size, 10n ** BigInt(8 - places)), places));
}

export type PricePoint = { price: string; pricedAt: string };

/** The last price against the average of up to five before it, in per cent; oldest first. */
export function driftOf(history: readonly PricePoint[]): string | null {
  const last = history.at(-1);
  const before = history.slice(-6, -1).map(({ price }) => scaled(price, 4));
  const sum = before.reduce((all, price) => all + price, 0n);
  if (!last || sum === 0n) return null;
  const change = scaled(last.price, 4) * BigInt(before.length) - sum;
  return percentOf(change, sum);
}

/** The price in force at the end of each of the last twelve months, this one being the last. */
export function trendOf(history: readonly PricePoint[], today: string): (string | null)[] {
  if (history.length < 2) return [];
  return monthsUpTo(today).map(
    (month) => history.findLast(({ pricedAt }) => pricedAt.slice(0, 7) <= month)?.price ?? null,
  );
}

type Priced = { pricedAt: string | null; trend: readonly (string | null)[] };

/** A first price is no change: the trend begins with the second. */
export const hasChangedPriceSince = ({ pricedAt, trend }: Priced, day: string): boolean =>
  trend.length > 0 && pricedAt !== null && pricedAt >= day;

/** '2026-02' and the eleven months before it. */
function monthsUpTo(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: 12 }, (_, i) => {
    const at = last - 11 + i;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
