import { weightText } from '@sitewright/domain/carbon/weight-text';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { penceOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import {
  type Totals as Sums,
  totalsOf,
  vatOf,
} from '@sitewright/domain/purchase-orders/line-maths';
import { reverseChargeNote } from '@sitewright/domain/purchase-orders/order-labels';
import type { VatTreatment } from '@sitewright/domain/purchase-orders/order-status';
import { carbonOf, type Line, totalOf } from '../line-grid/lines.ts';

type Props = {
  sums: Sums;
  treatment: VatTreatment;
  carbon: number;
  /** The net amount ordered, if the totals are the received value of a closed order. */
  ordered?: string | null;
};

/** The totals, to the same penny as the server's. */
export const OrderTotals = ({ sums, treatment, carbon, ordered }: Props) => {
  const { isReversed } = vatOf[treatment];
  return (
    <dl
      aria-label="Totals"
      className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-y-1 text-sm tabular-nums [&>dd]:pl-4 [&>dd]:text-right [&>dt]:text-text-2"
    >
      {ordered && (
        <>
          <dt>Ordered, net</dt>
          <dd className="text-text-2">{formatPounds(ordered)}</dd>
        </>
      )}
      <dt>{ordered ? receivedLabel(ordered, sums.subtotal) : 'Subtotal'}</dt>
      <dd>{formatPounds(sums.subtotal)}</dd>
      <dt>
        VAT {plainDecimal(sums.vatRate)}%{isReversed && ', reverse charge'}
      </dt>
      <dd className={isReversed ? 'text-text-2' : undefined}>
        {isReversed ? `(${formatPounds(sums.vatAmount)})` : formatPounds(sums.vatAmount)}
      </dd>
      <dt className="flex items-center border-t border-line pt-2 font-semibold text-text!">
        Total
      </dt>
      <dd className="border-t border-line pt-2 text-xl leading-7 font-bold tracking-[-0.02em]">
        {formatPounds(sums.total)}
      </dd>
      {carbon > 0 && (
        <>
          <dt>Carbon</dt>
          <dd>
            {weightText(carbon.toFixed(6))} CO<sub>2</sub>e
          </dd>
        </>
      )}
      {isReversed && (
        <dd className="col-span-2 pl-0! text-left! text-xs text-pretty text-text-2">
          {reverseChargeNote}. You account to HMRC for VAT of {formatPounds(sums.vatAmount)}.
        </dd>
      )}
    </dl>
  );
};

const receivedLabel = (ordered: string, received: string): string =>
  penceOf(received) < penceOf(ordered) ? 'Received, net (closed short)' : 'Received, net';

/** The totals of the lines whose figures are valid. */
export const sumsOf = (lines: readonly Line[], discount: string, treatment: VatTreatment) => ({
  sums: totalsOf(
    lines.flatMap((line) => totalOf(line, discount) ?? []),
    treatment,
  ),
  carbon: lines.reduce((sum, line) => sum + (carbonOf(line) ?? 0), 0),
  treatment,
});
