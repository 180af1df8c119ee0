import { daysBetween } from '../kernel/calendar.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { kilogramPlaces } from './kilograms.ts';

/** Twelve hundred months have as many days. */
const [months, days] = [1200, 36525];

type Dated = { startDate: string | null; finishDate: string | null };

/** The target per month in kilograms; null without a target or without the contract's dates. */
export function targetPerMonth(
  target: string | null,
  { startDate, finishDate }: Dated,
): string | undefined {
  if (!target || !startDate || !finishDate || finishDate < startDate) return;
  const length = Math.max(days, months * (daysBetween(startDate, finishDate) + 1));
  const size = rounded(scaled(target, kilogramPlaces) * BigInt(days), BigInt(length));
  return decimalOf(size, kilogramPlaces);
}
