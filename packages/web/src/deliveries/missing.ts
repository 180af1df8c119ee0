import { decimalOf, plainDecimal, scaled } from '@sitewright/domain/kernel/decimal';
import { acceptedOf } from '@sitewright/domain/purchase-orders/line-maths';
import { quantityInWords } from '@sitewright/domain/purchase-orders/order-words';
import type { OrderLine } from '@sitewright/domain/purchase-orders/purchase-order';

/** How much of a line has not come yet; never less than nothing. */
export function missingOf(line: OrderLine): string {
  const missing = scaled(line.quantity, 3) - acceptedOf(line);
  return plainDecimal(decimalOf(missing > 0n ? missing : 0n, 3));
}

/** '28 of 48 m³ still to come' */
export const missingText = (line: OrderLine): string => {
  const ordered = quantityInWords(line.quantity, line.unit);
  const missing = missingOf(line);
  return missing === '0' ? `All of ${ordered} has come` : `${missing} of ${ordered} still to come`;
};
