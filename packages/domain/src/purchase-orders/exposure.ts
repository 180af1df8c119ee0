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

/**
 * What an order holds of a budget: what has come is actual, what is still to come is committed, and
 * the two are never the same pound. Nothing is to come of one that is closed, or waits to be approved
 * again; what came of it before stays.
 */
export function exposureOf(status: OrderStatus, lines: readonly ReceivedLine[]): Exposure {
  const isAwaited = binding.includes(status) && status !== 'closed';
  return {
    committed: isAwaited ? sumOf(lines.map(stillToCome)) : '0.00',
    actual: sumOf(lines.map((line) => worthOf(line, line.accepted))),
  };
}

/** More than was ordered may come; nothing is owed back for it. */
function stillToCome(line: ReceivedLine): string {
  if (scaled(line.accepted, 3) >= scaled(line.quantity, 3)) return '0.00';
  return poundsOf(penceOf(lineTotalOf(line)) - penceOf(worthOf(line, line.accepted)));
}
