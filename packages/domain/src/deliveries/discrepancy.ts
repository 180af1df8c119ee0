import { decimalOf, scaled } from '../kernel/decimal.ts';
import { found } from '../kernel/problem.ts';
import { acceptedOf } from '../purchase-orders/line-maths.ts';
import { formatQuantity } from '../purchase-orders/order-labels.ts';
import type { OrderLine } from '../purchase-orders/purchase-order.ts';
import { rejectionText } from './rejection.ts';
import type { Receipt, ReceivedLine } from './rules.ts';

/** One line that did not come as ordered; quantities with their unit, as people say them. */
type Discrepancy = {
  description: string;
  ordered: string;
  received: string;
  rejected: string | null;
  reason: string | null;
  missing: string | null;
};

type Expected = { date: string; tolerance: string };

/** Rejected goods, and due goods that are short by more than `tolerance` per cent. */
export function discrepanciesOf(
  { order, lines }: Pick<Receipt, 'order' | 'lines'>,
  { date, tolerance }: Expected,
): Discrepancy[] {
  // Before that day the rest may still come as agreed.
  const isDue = order.deliveryDate === null || date >= order.deliveryDate;
  return lines
    .map((delivered) => {
      const line = found(order.items.find(({ id }) => id === delivered.purchaseOrderItemId));
      return toDiscrepancy(line, delivered, isDue && isShort(line, tolerance));
    })
    .filter(({ rejected, missing }) => rejected || missing);
}

const isShort = (line: OrderLine, tolerance: string): boolean =>
  acceptedOf(line) * 10_000n < scaled(line.quantity, 3) * (10_000n - scaled(tolerance, 2));

function toDiscrepancy(line: OrderLine, delivered: ReceivedLine, isMissing: boolean): Discrepancy {
  const format = (quantity: string) => formatQuantity(quantity, line.unit);
  const left = decimalOf(scaled(line.quantity, 3) - acceptedOf(line), 3);
  const isRejected = scaled(delivered.rejected, 3) > 0n;
  return {
    description: line.description,
    ordered: format(line.quantity),
    received: format(delivered.received),
    rejected: isRejected ? format(delivered.rejected) : null,
    reason: delivered.rejectionReason && rejectionText(delivered.rejectionReason),
    missing: isMissing ? format(left) : null,
  };
}
