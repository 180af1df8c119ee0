import { decimalOf } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { acceptedOf, lineTotalOf, valueOfQuantity } from './line-maths.ts';
import type { OrderLine } from './purchase-order.ts';

/** What orders take of a budget, net. */
export type Exposure = {
  /** What has come, at what it cost when it came. */
  actual: string;
  /** Approved and not delivered yet; never overlaps with the delivered amount. */
  openCommitment: string;
  /** All that was approved, whether it has come or not. */
  committed: string;
};

export const noExposure: Exposure = { actual: '0.00', openCommitment: '0.00', committed: '0.00' };

export const sumExposures = (all: readonly Exposure[]): Exposure => ({
  actual: sumOf(all.map(({ actual }) => actual)),
  openCommitment: sumOf(all.map(({ openCommitment }) => openCommitment)),
  committed: sumOf(all.map(({ committed }) => committed)),
});

type Ordered = Pick<OrderLine, 'quantity' | 'unitPrice' | 'discountRate' | 'received' | 'rejected'>;

/** What these lines ask for beyond what came of them: what they commit once they are approved. */
export const outstandingOf = (lines: readonly Ordered[]): string => sumOf(lines.map(stillToCome));

/** What is missing, at the price of the order; more may come than was ordered, and nothing is owed back for it. */
function stillToCome({ quantity, unitPrice, discountRate, ...came }: Ordered): string {
  const line = { quantity, unitPrice: unitPrice ?? '0', discountRate: discountRate ?? '0' };
  const here = valueOfQuantity(line, decimalOf(acceptedOf(came), 3));
  const missing = penceOf(lineTotalOf(line)) - penceOf(here);
  return poundsOf(missing > 0n ? missing : 0n);
}
