import { scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { lineTotalOf, worthOf } from './line-maths.ts';
import type { OrderStatus } from './order-status.ts';
import { binding } from './rules.ts';

/** What of a line has come to stay: all that was received, less what was sent back. */
export type ReceivedLine = {
  quantity: string;
  unitPrice: string;
  discountRate: string;
  accepted: string;
};

export type Exposure = { committed: string; actual: string };

const nothing: Exposure = { committed: '0.00', actual: '0.00' };

/**
 * What an order holds of a budget: what has come is actual, what is still to come is committed, and
 * the two are never the same pound. Once it is closed, nothing is to come.
 */
export function exposureOf(status: OrderStatus, lines: readonly ReceivedLine[]): Exposure {
  if (!binding.includes(status)) return nothing;
  const actual = sumOf(lines.map((line) => worthOf(line, line.accepted)));
  if (status === 'closed') return { committed: '0.00', actual };
  return { committed: sumOf(lines.map(stillToCome)), actual };
}

/** More than was ordered may come; nothing is owed back for it. */
function stillToCome(line: ReceivedLine): string {
  if (scaled(line.accepted, 3) >= scaled(line.quantity, 3)) return '0.00';
  return poundsOf(penceOf(lineTotalOf(line)) - penceOf(worthOf(line, line.accepted)));
}
