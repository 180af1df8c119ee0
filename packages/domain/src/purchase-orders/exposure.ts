import { decimalOf } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { acceptedOf, lineTotalOf, valueOfQuantity } from './line-maths.ts';
import type { OrderLine } from './purchase-order.ts';

/** The part of a budget that orders use, net. */
export type Exposure = {
  /** Received goods, at their cost when they arrived. */
  actual: string;
  /** Approved and not delivered yet; never overlaps with the delivered amount. */
  openCommitment: string;
  /** Everything approved, received or not. */
  committed: string;
};

export const noExposure: Exposure = { actual: '0.00', openCommitment: '0.00', committed: '0.00' };

export const sumExposures = (all: readonly Exposure[]): Exposure => ({
  actual: sumOf(all.map(({ actual }) => actual)),
  openCommitment: sumOf(all.map(({ openCommitment }) => openCommitment)),
  committed: sumOf(all.map(({ committed }) => committed)),
});

type Ordered = Pick<OrderLine, 'quantity' | 'unitPrice' | 'discountRate' | 'received' | 'rejected'>;

/** The outstanding part of these lines: what they commit once they are approved. */
export const outstandingOf = (lines: readonly Ordered[]): string => sumOf(lines.map(stillToCome));

/** Outstanding goods at the order price; over-deliveries count as zero. */
function stillToCome({ quantity, unitPrice, discountRate, ...came }: Ordered): string {
  const line = { quantity, unitPrice: unitPrice ?? '0', discountRate: discountRate ?? '0' };
  const here = valueOfQuantity(line, decimalOf(acceptedOf(came), 3));
  const missing = penceOf(lineTotalOf(line)) - penceOf(here);
  return poundsOf(missing > 0n ? missing : 0n);
}
