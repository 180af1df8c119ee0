import { type Actor, can } from '../kernel/access.ts';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import type { ApprovalView } from './approval.ts';
import { type BuyingSettings, limitOf } from './approval-rules.ts';
import { exposureOf, exposuresOf, type OrderedLine } from './exposure.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { binding } from './rules.ts';

/** One line of any order of the contract. */
export type ContractLine = OrderedLine & {
  /** Kilograms of CO₂e. */
  carbon: string | null;
};

type ApprovalFacts = {
  budget: string | null;
  /** Of all orders of the contract, this one's among them. */
  lines: readonly ContractLine[];
  settings: BuyingSettings;
  remarks: ApprovalView['remarks'];
};

/** What an order does to its contract, for whoever has to decide on it. */
export function approvalView(
  order: PurchaseOrder,
  actor: Actor,
  { budget, lines, settings, remarks }: ApprovalFacts,
): ApprovalView {
  return {
    purchaseOrderId: order.id,
    net: order.subtotal ?? '0.00',
    limit: can(actor, 'purchaseOrder.approve', 'A') ? limitOf(actor, settings) : undefined,
    budget: budgetAround(order, budget, lines),
    carbon: carbonAround(order, lines),
    remarks,
  };
}

function budgetAround(
  { id, status }: PurchaseOrder,
  budget: string | null,
  lines: readonly ContractLine[],
): ApprovalView['budget'] {
  const own = lines.filter(({ purchaseOrderId }) => purchaseOrderId === id);
  const all = exposuresOf(lines);
  const others = [...all].flatMap(([other, exposure]) => (other === id ? [] : [exposure]));
  // Whether it is approved or waits for it, it takes the same of the budget.
  const taken = exposureOf(binding.includes(status) ? status : 'approved', own);
  const actual = sumOf([...others, taken].map((exposure) => exposure.actual));
  const committed = sumOf(others.map((exposure) => exposure.committed));
  const committedAfter = sumOf([committed, taken.committed]);
  const leftWith = (held: string) => budget && less(budget, sumOf([actual, held]));
  return {
    of: budget,
    actual,
    committed,
    committedAfter,
    leftBefore: leftWith(committed),
    leftAfter: leftWith(committedAfter),
  };
}

const less = (amount: string, by: string): string => poundsOf(penceOf(amount) - penceOf(by));

function carbonAround(
  { id, items }: PurchaseOrder,
  lines: readonly ContractLine[],
): ApprovalView['carbon'] {
  const others = lines.filter(
    ({ purchaseOrderId, status }) => purchaseOrderId !== id && binding.includes(status),
  );
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
