import { type Actor, can } from '../kernel/access.ts';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import type { ApprovalView } from './approval.ts';
import { type BuyingSettings, limitOf } from './approval-rules.ts';
import { type Exposure, outstandingOf } from './exposure.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { bindingStatuses } from './rules.ts';

/** With kilograms of CO₂e. */
export type ExposureWithCarbon = Exposure & { carbon: string };

/** The figures of the cost analysis, of a contract or of one cost head, and the order's own part. */
export type BookFigures = {
  /** With approved changes; null if it is not set. */
  budget: string | null;
  actual: string;
  committed: string;
  open: string;
  own: { committed: string; open: string };
};

type ApprovalFacts = {
  contract: BookFigures;
  head: BookFigures;
  /** The contract's orders as approved last, by cost head, and those without this one. */
  approved: readonly ExposureWithCarbon[];
  others: readonly ExposureWithCarbon[];
  settings: BuyingSettings;
  remarks: ApprovalView['remarks'];
};

/** The effect of an order on its contract, for the approver. */
export function approvalView(
  order: PurchaseOrder,
  actor: Actor,
  { contract, head, settings, remarks, ...orders }: ApprovalFacts,
): ApprovalView {
  return {
    purchaseOrderId: order.id,
    net: order.subtotal ?? '0.00',
    limit: can(actor, 'purchaseOrder.approve', 'A') ? limitOf(actor, settings) : undefined,
    budget: budgetAround(order, contract),
    head: { head: order.costHead, ...budgetAround(order, head) },
    carbon: carbonAround(order, orders),
    remarks,
  };
}

/**
 * A budget without the order and with it. It takes the same whether it is approved or waiting; a
 * revision replaces what was taken before.
 */
function budgetAround(order: PurchaseOrder, { budget, actual, own, ...held }: BookFigures) {
  const others = {
    committed: less(held.committed, own.committed),
    open: less(held.open, own.open),
  };
  const before = bindingStatuses.includes(order.status) ? others : held;
  const openAfter = sumOf([others.open, takenBy(order)]);
  const leftWith = (open: string) => budget && less(budget, sumOf([actual, open]));
  return {
    of: budget,
    actual,
    committed: before.committed,
    committedAfter: sumOf([others.committed, order.subtotal]),
    open: before.open,
    openAfter,
    leftBefore: leftWith(before.open),
    leftAfter: leftWith(openAfter),
  };
}

const takenBy = ({ status, items }: Pick<PurchaseOrder, 'status' | 'items'>): string =>
  status === 'closed' ? '0.00' : outstandingOf(items);

const less = (amount: string, by: string): string => poundsOf(penceOf(amount) - penceOf(by));

/** By the rule of `budgetAround`: of a revision, 'before' is with what was approved before. */
function carbonAround(
  { status, items }: PurchaseOrder,
  { approved, others }: Pick<ApprovalFacts, 'approved' | 'others'>,
): ApprovalView['carbon'] {
  const carbonIn = (orders: readonly ExposureWithCarbon[]) =>
    grams(orders.map(({ carbon }) => carbon));
  const before = carbonIn(bindingStatuses.includes(status) ? others : approved);
  const own = grams(items.map(({ carbonEstimate }) => carbonEstimate));
  return {
    before: decimalOf(before, 3),
    after: decimalOf(carbonIn(others) + own, 3),
    linesWithout: items.filter(({ carbonEstimate }) => carbonEstimate === null).length,
  };
}

const grams = (kilograms: readonly (string | null)[]): bigint =>
  kilograms.reduce((sum, carbon) => sum + scaled(carbon ?? '0', 3), 0n);
