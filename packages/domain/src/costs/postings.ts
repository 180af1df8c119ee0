import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import type { CostLine } from './cost-line.ts';

/**
 * What has to be entered so that a source has in the book what it should have. Lines are compared by
 * all but their size: where the rate or the words changed, the old is taken back and the new entered.
 */
export function postingsFor(should: readonly CostLine[], has: readonly CostLine[]): CostLine[] {
  const wanted = byKey(should);
  const entered = byKey(has);
  const keys = new Set([...entered.keys(), ...wanted.keys()]);
  return [...keys].flatMap((key) => differenceOf(wanted.get(key) ?? [], entered.get(key) ?? []));
}

/** In thousandths, so that '8', '8.0' and '8.000' are the same; null is none at all. */
const size = (decimal: string | null, places: number): string | null =>
  decimal === null ? null : decimalOf(scaled(decimal, places), places);

const keyOf = ({ quantity, amount, rate, ...line }: CostLine): string =>
  JSON.stringify([...Object.entries(line).toSorted(), size(rate, 4)]);

function byKey(lines: readonly CostLine[]): Map<string, CostLine[]> {
  const groups = new Map<string, CostLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}

function differenceOf(wanted: readonly CostLine[], entered: readonly CostLine[]): CostLine[] {
  const line = wanted.at(-1) ?? entered.at(-1);
  const quantity = quantityOf(wanted) - quantityOf(entered);
  const amount = amountOf(wanted) - amountOf(entered);
  if (!line || (quantity === 0n && amount === 0n)) return [];
  return [
    {
      ...line,
      quantity: line.quantity === null ? null : decimalOf(quantity, 3),
      rate: size(line.rate, 4),
      amount: poundsOf(amount),
    },
  ];
}

const quantityOf = (lines: readonly CostLine[]): bigint =>
  lines.reduce((sum, { quantity }) => sum + scaled(quantity ?? '0', 3), 0n);

const amountOf = (lines: readonly CostLine[]): bigint =>
  lines.reduce((sum, { amount }) => sum + penceOf(amount), 0n);
