import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { acceptedOf, lineTotalOf, worthOf } from './line-maths.ts';
import type { OrderStatus } from './order-status.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { binding } from './rules.ts';

/** What of a line has come to stay: all that was received, less what was sent back. */
type ReceivedLine = {
  quantity: string;
  unitPrice: string;
  discountRate: string;
  accepted: string;
};

type Exposure = { committed: string; actual: string };

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

export type OrderedLine = ReceivedLine & { purchaseOrderId: number; status: OrderStatus };

/** Of many orders at once, by their ids. */
export function exposuresOf(lines: readonly OrderedLine[]): Map<number, Exposure> {
  const orders = new Map<number, OrderedLine[]>();
  for (const line of lines) {
    const own = orders.get(line.purchaseOrderId) ?? [];
    own.push(line);
    orders.set(line.purchaseOrderId, own);
  }
  return new Map([...orders].map(([id, own]) => [id, exposureOf(own[0]?.status ?? 'draft', own)]));
}

type Placed = Pick<PurchaseOrder, 'status' | 'items'>;

/** What is still to come of an order. */
export const openCommitmentOf = ({ status, items }: Placed): string =>
  exposureOf(
    status,
    items.map((line) => ({
      quantity: line.quantity,
      unitPrice: line.unitPrice ?? '0',
      discountRate: line.discountRate ?? '0',
      accepted: decimalOf(acceptedOf(line), 3),
    })),
  ).committed;

/** More than was ordered may come; nothing is owed back for it. */
function stillToCome(line: ReceivedLine): string {
  if (scaled(line.accepted, 3) >= scaled(line.quantity, 3)) return '0.00';
  return poundsOf(penceOf(lineTotalOf(line)) - penceOf(worthOf(line, line.accepted)));
}
