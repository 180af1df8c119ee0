import { decimalOf, scaled } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import type { CostLine } from './cost-line.ts';

/**
 * The lines to post so that the book has what a source should have. Lines are matched by everything but
 * their size: if the rate or the text changed, the old line is reversed and a new one posted.
 */
export function postingsFor(should: readonly CostLine[], has: readonly CostLine[]): CostLine[] {
  const expected = groupBy(should, keyOf);
  const entered = groupBy(has, keyOf);
  const keys = new Set([...entered.keys(), ...expected.keys()]);
  return [...keys].flatMap((key) => differenceOf(expected.get(key) ?? [], entered.get(key) ?? []));
}

/** In thousandths, so that '8', '8.0' and '8.000' are the same; null is none at all. */
const size = (decimal: string | null, places: number): string | null =>
  decimal === null ? null : decimalOf(scaled(decimal, places), places);

const keyOf = ({ quantity, amount, rate, ...line }: CostLine): string =>
  JSON.stringify([...Object.entries(line).toSorted(), size(rate, 4)]);

function differenceOf(expected: readonly CostLine[], entered: readonly CostLine[]): CostLine[] {
  const line = expected.at(-1) ?? entered.at(-1);
  const quantity = quantityOf(expected) - quantityOf(entered);
  const amount = amountOf(expected) - amountOf(entered);
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
