import {
  decimalOf,
  plainDecimal,
  readableDecimal,
  scaled,
} from '@sitewright/domain/kernel/decimal';
import { acceptedOf } from '@sitewright/domain/purchase-orders/line-maths';
import { formatQuantity } from '@sitewright/domain/purchase-orders/order-labels';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { isOverdue } from '@sitewright/domain/purchase-orders/rules';

const remaining = (line: OrderLine): bigint => scaled(line.quantity, 3) - acceptedOf(line);

const text = (size: bigint): string => readableDecimal(decimalOf(size, 3));

/** How much of a line has not come yet; never less than nothing. */
export function remainingOf(line: OrderLine): string {
  const left = remaining(line);
  return plainDecimal(decimalOf(left > 0n ? left : 0n, 3));
}

/** '28 of 48 m³ outstanding' */
export function remainingText(line: OrderLine): string {
  const ordered = formatQuantity(line.quantity, line.unit);
  const left = remaining(line);
  if (left > 0n) return `${text(left)} of ${ordered} outstanding`;
  return `Received in full: ${ordered}${left < 0n ? `, plus ${text(-left)} extra` : ''}`;
}

type Discrepancy = { text: string; isWarning: boolean };

/**
 * '500 over', or after the first delivery '4 outstanding'; a closed order shows
 * 'closed short by 4'. Nothing if exactly the ordered quantity arrived.
 */
export function discrepancyOf(
  order: Pick<PurchaseOrder, 'status' | 'deliveryDate'>,
  line: OrderLine,
  today: string,
): Discrepancy | undefined {
  const left = remaining(line);
  if (left < 0n) return { text: `${text(-left)} over`, isWarning: true };
  if (left === 0n) return;
  if (order.status === 'closed') return { text: `closed short by ${text(left)}`, isWarning: true };
  if (Number(line.received) === 0) return;
  return { text: `${text(left)} outstanding`, isWarning: isOverdue(order, today) };
}
