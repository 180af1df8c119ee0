import { plainDecimal, scaled } from '../kernel/decimal.ts';
import { formatPounds } from '../kernel/pounds.ts';
import { vatOf } from './line-maths.ts';
import { reverseChargeNote } from './order-labels.ts';
import type { VatTreatment } from './order-status.ts';

/** The amounts that a supplier sees, in the PDF and by link. */
type Sums = {
  vatTreatment: VatTreatment;
  vatRate: string;
  subtotal: string | null;
  vatAmount: string | null;
  total: string | null;
  cisApplies: boolean;
};

export type OrderSum = readonly [label: string, amount: string];

/** Under the reverse charge the VAT is stated but is not part of the total. */
export function sumsOfOrder(order: Omit<Sums, 'cisApplies'>): OrderSum[] {
  const label = vatOf[order.vatTreatment].isReversed ? 'VAT to account for' : 'VAT';
  return [
    ['Subtotal', formatPounds(order.subtotal ?? '0')],
    order.vatTreatment === 'exempt'
      ? ['VAT', 'Exempt']
      : [`${label} at ${plainDecimal(order.vatRate)}%`, formatPounds(order.vatAmount ?? '0')],
    ['Total', formatPounds(order.total ?? '0')],
  ];
}

/** The statements that the law asks for. */
export const taxNotesOf = ({
  vatTreatment,
  vatAmount,
  cisApplies,
}: Pick<Sums, 'vatTreatment' | 'vatAmount' | 'cisApplies'>): string[] => [
  ...(vatOf[vatTreatment].isReversed
    ? [
        `${reverseChargeNote}. Customer to pay the VAT of ${formatPounds(vatAmount ?? '0')} to HMRC; it is not included in the total.`,
      ]
    : []),
  ...(cisApplies ? [cisNote] : []),
];

const cisNote =
  'CIS applies: the deduction that HMRC sets for you under the Construction Industry Scheme will be made from payments for labour.';

/** '5%', and nothing without a discount. */
export const discountText = ({ discountRate }: { discountRate: string | null }): string =>
  scaled(discountRate ?? '0', 2) > 0n ? `${plainDecimal(discountRate ?? '0')}%` : '';

export const quoteOurNumber = 'Please quote our order number on all delivery notes and invoices.';
