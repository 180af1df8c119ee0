import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { acceptedOf, type Totals, totalsOf } from './line-maths.ts';
import type { PurchaseOrder, PurchaseOrderRow } from './purchase-order.ts';

type Ordered = Pick<PurchaseOrderRow, 'status' | 'vatTreatment' | 'actual' | 'subtotal'>;

type FinalTotals = {
  totals: Totals;
  /** The net amount ordered, of an order that closed at another amount. */
  ordered: string | null;
};

/** The value of an order: as ordered, or as received once it is closed. Null without prices. */
export function finalTotalsOf({
  status,
  vatTreatment,
  actual,
  subtotal,
}: Ordered): FinalTotals | null {
  if (subtotal === null) return null;
  const spent = status === 'closed' && actual !== null ? actual : subtotal;
  return {
    totals: totalsOf([spent], vatTreatment),
    ordered: spent === subtotal ? null : subtotal,
  };
}

/** The same with its kilograms of CO₂e. */
export function finalTotalsWithCarbon(
  order: Ordered & Pick<PurchaseOrder, 'items'>,
): (FinalTotals & { carbon: string }) | null {
  const final = finalTotalsOf(order);
  if (!final) return null;
  const grams = order.items.map(final.ordered ? gramsReceived : gramsOrdered);
  const carbon = decimalOf(
    grams.reduce((sum, one) => sum + one, 0n),
    3,
  );
  return { ...final, carbon };
}

type Line = PurchaseOrder['items'][number];

const gramsOrdered = ({ carbonEstimate }: Line): bigint => scaled(carbonEstimate ?? '0', 3);

const gramsReceived = (line: Line): bigint =>
  rounded(gramsOrdered(line) * acceptedOf(line), scaled(line.quantity, 3));
