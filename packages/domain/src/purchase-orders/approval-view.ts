import { type Actor, can } from '../kernel/access.ts';
import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import type { ApprovalView } from './approval.ts';
import { type BuyingSettings, limitOf } from './approval-rules.ts';
import { type Exposure, exposureOf, type ReceivedLine } from './exposure.ts';
import type { OrderStatus } from './order-status.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { binding } from './rules.ts';

/** One line of any order of the contract. */
export type ContractLine = ReceivedLine & {
  purchaseOrderId: number;
  status: OrderStatus;
  /** Kilograms of CO₂e. */
  carbon: string | null;
};

export type ApprovalFacts = {
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
  const net = order.subtotal ?? '0.00';
  return {
    purchaseOrderId: order.id,
    net,
    limit: can(actor, 'purchaseOrder.approve', 'A') ? limitOf(actor, settings) : undefined,
    budget: budgetAround(order, net, budget, lines),
    carbon: carbonAround(order, lines),
    remarks,
  };
}

function budgetAround(
  { id, status }: PurchaseOrder,
  net: string,
  budget: string | null,
  lines: readonly ContractLine[],
): ApprovalView['budget'] {
  const all = exposures(lines);
  const [own, others] = [all.get(id), [...all].filter(([other]) => other !== id)];
  const held = heldBy(others.map(([, exposure]) => exposure));
  // Whether it is approved or waits for it, it takes the same of the budget.
  const taken = binding.includes(status) && own ? heldBy([own]) : net;
  return {
    of: budget,
    committed: sumOf([...all.values()].map(({ committed }) => committed)),
    actual: sumOf([...all.values()].map(({ actual }) => actual)),
    leftBefore: budget && less(budget, held),
    leftAfter: budget && less(less(budget, held), taken),
  };
}

function exposures(lines: readonly ContractLine[]): Map<number, Exposure> {
  const orders = new Map<number, ContractLine[]>();
  for (const line of lines) {
    const own = orders.get(line.purchaseOrderId) ?? [];
    own.push(line);
    orders.set(line.purchaseOrderId, own);
  }
  return new Map([...orders].map(([id, own]) => [id, exposureOf(own[0]?.status ?? 'draft', own)]));
}

const heldBy = (all: readonly Exposure[]): string =>
  sumOf(all.flatMap(({ committed, actual }) => [committed, actual]));

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
