import { type Actor, can } from '../kernel/access.ts';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import type { ApprovalView } from './approval.ts';
import { type BuyingSettings, limitOf } from './approval-rules.ts';
import { type Exposure, outstandingOf, sumExposures } from './exposure.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { bindingStatuses } from './rules.ts';

/** With kilograms of CO₂e. */
export type ExposureWithCarbon = Exposure & { carbon: string };

/** What the order's cost head may cost, has cost and has been promised, and what of that the order is. */
export type HeadFacts = {
  budget: string | null;
  actual: string;
  committed: string;
  open: string;
  own: { committed: string; open: string };
};

type ApprovalFacts = {
  budget: string | null;
  head: HeadFacts;
  /** Commitments of the contract's other orders, by cost head. */
  others: readonly ExposureWithCarbon[];
  /** The commitment of this order, as last approved. */
  own: Exposure;
  settings: BuyingSettings;
  remarks: ApprovalView['remarks'];
};

/** The effect of an order on its contract, for the approver. */
export function approvalView(
  order: PurchaseOrder,
  actor: Actor,
  { budget, head, others, own, settings, remarks }: ApprovalFacts,
): ApprovalView {
  return {
    purchaseOrderId: order.id,
    net: order.subtotal ?? '0.00',
    limit: can(actor, 'purchaseOrder.approve', 'A') ? limitOf(actor, settings) : undefined,
    budget: budgetAround(order, budget, { own, others: sumExposures(others) }),
    head: can(actor, 'costAnalysis', 'R') ? headAround(order, head) : null,
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
  // It takes the same of the budget whether approved or waiting; a revision replaces what was taken
  // before.
  const taken = takenBy({ status, items });
  const held = bindingStatuses.includes(status) ? '0.00' : own.openCommitment;
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

const takenBy = ({ status, items }: Pick<PurchaseOrder, 'status' | 'items'>): string =>
  status === 'closed' ? '0.00' : outstandingOf(items);

function headAround(order: PurchaseOrder, facts: HeadFacts): ApprovalView['head'] {
  const { budget, actual, own } = facts;
  const others = {
    committed: less(facts.committed, own.committed),
    open: less(facts.open, own.open),
  };
  const before = bindingStatuses.includes(order.status) ? others : facts;
  const leftWith = (open: string) => budget && less(budget, sumOf([actual, open]));
  return {
    head: order.costHead,
    of: budget,
    committed: before.committed,
    committedAfter: sumOf([others.committed, order.subtotal]),
    leftBefore: leftWith(before.open),
    leftAfter: leftWith(sumOf([others.open, takenBy(order)])),
  };
}

const less = (amount: string, by: string): string => poundsOf(penceOf(amount) - penceOf(by));

function carbonAround(
  { items }: PurchaseOrder,
  others: readonly ExposureWithCarbon[],
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
