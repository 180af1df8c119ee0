import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { acceptedOf, type Totals, totalsOf } from './line-maths.ts';
import type { PurchaseOrder } from './purchase-order.ts';

type Ordered = Pick<PurchaseOrder, 'status' | 'vatTreatment' | 'items' | 'actual' | 'subtotal'>;

type FinalSums = {
  sums: Totals;
  /** Kilograms of CO₂e. */
  carbon: string;
  /** The net amount ordered, of an order that closed at another amount. */
  ordered: string | null;
};

/** The value of an order: as ordered, or as received once it is closed. Null without prices. */
export function finalSumsOf(order: Ordered): FinalSums | null {
  const { status, vatTreatment, items, actual, subtotal } = order;
  if (subtotal === null) return null;
  const spent = status === 'closed' ? actual : null;
  const isChanged = spent !== null && spent !== subtotal;
  const grams = items.map(isChanged ? gramsReceived : gramsOrdered);
  return {
    sums: totalsOf([isChanged ? spent : subtotal], vatTreatment),
    carbon: decimalOf(
      grams.reduce((sum, one) => sum + one, 0n),
      3,
    ),
    ordered: isChanged ? subtotal : null,
  };
}

type Line = PurchaseOrder['items'][number];

const gramsOrdered = ({ carbonEstimate }: Line): bigint => scaled(carbonEstimate ?? '0', 3);

const gramsReceived = (line: Line): bigint =>
  rounded(gramsOrdered(line) * acceptedOf(line), scaled(line.quantity, 3));
