import { type Actor, can } from '../kernel/access.ts';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import type { ApprovalView } from './approval.ts';
import { type BuyingSettings, limitOf } from './approval-rules.ts';
import { type Exposure, exposuresTogether, toComeOf } from './exposure.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { binding } from './rules.ts';

/** With kilograms of CO₂e. */
export type Footprint = Exposure & { carbon: string };

type ApprovalFacts = {
  budget: string | null;
  /** What the other orders of the contract hold, cost head by cost head. */
  others: readonly Footprint[];
  /** What this one holds, as it was last approved. */
  own: Exposure;
  settings: BuyingSettings;
  remarks: ApprovalView['remarks'];
};

/** What an order does to its contract, for whoever has to decide on it. */
export function approvalView(
  order: PurchaseOrder,
  actor: Actor,
  { budget, others, own, settings, remarks }: ApprovalFacts,
): ApprovalView {
  return {
    purchaseOrderId: order.id,
    net: order.subtotal ?? '0.00',
    limit: can(actor, 'purchaseOrder.approve', 'A') ? limitOf(actor, settings) : undefined,
    budget: budgetAround(order, budget, { own, others: exposuresTogether(others) }),
    carbon: carbonAround(order, others),
    remarks,
  };
}

function budgetAround(
  { status, items }: PurchaseOrder,
  budget: string | null,
  { own, others }: { own: Exposure; others: Exposure },
): ApprovalView['budget'] {
  const actual = sumOf([others.actual, own.actual]);
  // Whether it is approved or waits for it, it takes the same of the budget; what it is a revision of
  // has been taken before.
  const taken = status === 'closed' ? '0.00' : toComeOf(items);
  const held = binding.includes(status) ? '0.00' : own.openCommitment;
  const openCommitment = sumOf([others.openCommitment, held]);
  const openCommitmentAfter = sumOf([others.openCommitment, taken]);
  const leftWith = (held: string) => budget && less(budget, sumOf([actual, held]));
  return {
    of: budget,
    actual,
    openCommitment,
    openCommitmentAfter,
    leftBefore: leftWith(openCommitment),
    leftAfter: leftWith(openCommitmentAfter),
  };
}

const less = (amount: string, by: string): string => poundsOf(penceOf(amount) - penceOf(by));

function carbonAround(
  { items }: PurchaseOrder,
  others: readonly Footprint[],
): ApprovalView['carbon'] {
  const before = grams(others.map(({ carbon }) => carbon));
  const own = grams(items.map(({ carbonEstimate }) => carbonEstimate));
  return {
    before: decimalOf(before, 3),
    after: decimalOf(before + own, 3),
    linesWithout: items.filter(({ carbonEstimate }) => carbonEstimate === null).length,
  };
}

const grams = (kilograms: readonly (string | null)[]): bigint =>
  kilograms.reduce((sum, carbon) => sum + scaled(carbon ?? '0', 3), 0n);
