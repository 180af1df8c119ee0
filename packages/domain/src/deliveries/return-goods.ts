import { decimalOf, scaled } from '../kernel/decimal.ts';
import { conflict, found, refusedAt } from '../kernel/problem.ts';
import { acceptedOf } from '../purchase-orders/line-maths.ts';
import { formatQuantity } from '../purchase-orders/order-labels.ts';
import type { Delivery, DeliveryLine, GoodsReturn } from './delivery.ts';

/** The line after some of it went back to the supplier: it counts as rejected from then on. */
export function returnGoods({ items }: Delivery, draft: GoodsReturn): DeliveryLine {
  const line = found(items.find(({ id }) => id === draft.deliveryItemId));
  const accepted = acceptedOf(line);
  if (scaled(draft.quantity, 3) > accepted) throw refusedAt('quantity', tooMuch(line));
  const rejected = decimalOf(scaled(line.rejected, 3) + scaled(draft.quantity, 3), 3);
  return { ...line, rejected, rejectionReason: draft.rejectionReason };
}

/** Lines of which something is left to return. */
export const returnableLines = ({ items }: Delivery): DeliveryLine[] =>
  items.filter((line) => acceptedOf(line) > 0n);

const tooMuch = (line: DeliveryLine) =>
  conflict(
    'delivery.too_much_returned',
    `Only ${formatQuantity(decimalOf(acceptedOf(line), 3), line.unit)} of this line can be returned`,
  );
