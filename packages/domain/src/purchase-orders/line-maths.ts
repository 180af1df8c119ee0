import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { poundsOf, sumOf } from '../kernel/pence.ts';
import { badRequest, refusedAt } from '../kernel/problem.ts';
import type { VatTreatment } from './order-status.ts';

export type PricedLine = { quantity: string; unitPrice: string; discountRate: string };

/** Thousandths of a unit, times ten-thousandths of a pound, times ten-thousandths of the whole price. */
const inPence = 10n ** 9n;

/** Quantity × unit price, less the discount, rounded once, to the penny. */
export function lineTotalOf({ quantity, unitPrice, discountRate }: PricedLine): string {
  const charged = 10_000n - scaled(discountRate, 2);
  const product = scaled(quantity, 3) * scaled(unitPrice, 4) * charged;
  return poundsOf(rounded(product, inPence));
}

/** Per cent, and whether the customer pays it to HMRC instead of the supplier. */
export const vatOf: Record<VatTreatment, { rate: string; isReversed: boolean }> = {
  standard20: { rate: '20.00', isReversed: false },
  reduced5: { rate: '5.00', isReversed: false },
  zero: { rate: '0.00', isReversed: false },
  exempt: { rate: '0.00', isReversed: false },
  reverse_charge20: { rate: '20.00', isReversed: true },
  reverse_charge5: { rate: '5.00', isReversed: true },
};

const byRate: readonly VatTreatment[] = ['standard20', 'reduced5', 'zero'];

const unknownRate = badRequest(
  'purchase_order.unknown_vat_rate',
  'VAT rate must be 20, 5 or 0. For the reverse charge or exempt goods, choose the VAT treatment.',
);

type SentVat = { vatTreatment?: VatTreatment | undefined; vatRate?: string | undefined };

/** The treatment that was sent, or the one with the rate that was sent; else the present one. */
export function vatTreatmentOf(
  { vatTreatment, vatRate }: SentVat,
  present: VatTreatment,
): VatTreatment {
  const treatment = vatTreatment ?? present;
  if (vatRate === undefined || vatRate === vatOf[treatment].rate) return treatment;
  if (vatTreatment) throw refusedAt('vatRate', notItsRate(vatTreatment));
  const chosen = byRate.find((one) => vatOf[one].rate === vatRate);
  if (!chosen) throw refusedAt('vatRate', unknownRate);
  return chosen;
}

const notItsRate = (treatment: VatTreatment) =>
  badRequest(
    'purchase_order.other_vat_rate',
    `This VAT treatment has a rate of ${plainDecimal(vatOf[treatment].rate)}%. Leave the rate out, or choose another treatment.`,
  );

export type Totals = { subtotal: string; vatRate: string; vatAmount: string; total: string };

/** The VAT is rounded once, on the sum; under the reverse charge it is stated and not charged. */
export function totalsOf(lineTotals: readonly string[], treatment: VatTreatment): Totals {
  const { rate, isReversed } = vatOf[treatment];
  const subtotal = sumOf(lineTotals);
  const vatAmount = decimalOf(rounded(scaled(subtotal, 2) * scaled(rate, 2), 10_000n), 2);
  const total = isReversed ? subtotal : sumOf([subtotal, vatAmount]);
  return { subtotal, vatRate: rate, vatAmount, total };
}

/** The accepted quantity in thousandths: received less rejected. */
export const acceptedOf = ({
  received,
  rejected,
}: {
  received: string;
  rejected: string;
}): bigint => scaled(received, 3) - scaled(rejected, 3);

/** The value of part of a line; for all of it, exactly the cost of the line. */
export const valueOfQuantity = (line: PricedLine, quantity: string): string =>
  lineTotalOf({ ...line, quantity });

/** The unit price after the discount, with the precision of stored prices. */
export const netPriceOf = ({ unitPrice, discountRate }: PricedLine): string =>
  decimalOf(rounded(scaled(unitPrice, 4) * (10_000n - scaled(discountRate, 2)), 10_000n), 4);
