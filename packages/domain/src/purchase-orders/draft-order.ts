import type { Actor } from '../kernel/access.ts';
import { problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { isOver, type ProjectStatus, statusPhrase } from '../projects/status.ts';
import { type InsuranceRule, type Orderable, obstacleToNaming } from '../suppliers/compliance.ts';
import { priceLines, type StoredLine, sumLines } from './order-lines.ts';
import type { OrderStatus } from './order-status.ts';
import type { PurchaseOrder, PurchaseOrderDraft } from './purchase-order.ts';
import { isEmpty } from './rules.ts';

/** As much of a supplier as an order takes over. */
type OrderedFrom = Orderable & {
  address: string | null;
  city: string | null;
  postcode: string | null;
  email: string | null;
  phone: string | null;
  discountRate: string | null;
};

/** What the records that an order names say. */
export type OrderFacts = {
  contract: { status: ProjectStatus };
  supplier: OrderedFrom | undefined;
  /** Who else in the register is called so. */
  namesakes: readonly Orderable[];
  carbonPerUnit: ReadonlyMap<number, string | null>;
  /** Materials that nobody orders any more. */
  inactive: ReadonlySet<number>;
  insuranceRule: InsuranceRule;
  today: string;
  /** The same as an instant. */
  now: string;
};

export const needsSupplier = problem(
  'purchase_order.needs_supplier',
  400,
  'Please choose a supplier, or enter who it is',
);
export const needsLine = { ...isEmpty, status: 400 };

type Told = Pick<
  PurchaseOrder,
  'supplierName' | 'supplierAddress' | 'supplierEmail' | 'supplierPhone'
>;
type Left = { [K in keyof Told]?: string | null | undefined };

/** What they are called and where they are, as entered; else as the supplier's record has it. */
export function supplierWords(entered: Left, supplier: OrderedFrom | undefined): Told {
  return {
    supplierName: supplierNameOf(entered, supplier),
    supplierAddress: entered.supplierAddress ?? addressOf(supplier),
    supplierEmail: entered.supplierEmail ?? supplier?.email ?? null,
    supplierPhone: entered.supplierPhone ?? supplier?.phone ?? null,
  };
}

export function supplierNameOf({ supplierName }: Left, supplier: OrderedFrom | undefined): string {
  // Who is in the register is called what they are called there: that is who was checked.
  const name = supplier?.name ?? supplierName;
  if (!name) throw refusedAt('supplierName', needsSupplier);
  return name;
}

const addressOf = (supplier: OrderedFrom | undefined): string | null =>
  [supplier?.address, supplier?.city, supplier?.postcode].filter(Boolean).join(', ') || null;

/** Nothing is ordered for a contract that is over, nor from somebody who may get no orders. */
export function refuseIfClosed({ contract, insuranceRule, today, ...facts }: OrderFacts): void {
  const { status } = contract;
  if (isOver(status))
    refuseIf(
      problem(
        'purchase_order.contract_is_over',
        409,
        `That contract is ${statusPhrase[status]}. Nothing more is ordered for it.`,
      ),
    );
  refuseIf(obstacleToNaming(facts, insuranceRule, today));
}

/** An order as it begins: with all that its form left to the supplier's record and to the sums. */
export function draftOrder(
  { items = [], ...draft }: PurchaseOrderDraft,
  { userId }: Actor,
  facts: OrderFacts,
) {
  refuseIfClosed(facts);
  const { supplier, carbonPerUnit, inactive } = facts;
  const status: OrderStatus = draft.status ?? 'pending';
  if (status === 'pending' && items.length === 0) throw refusedAt('items', needsLine);
  const discountRate = supplier?.discountRate ?? '0.00';
  const lines: StoredLine[] = priceLines(items, [], { discountRate, carbonPerUnit, inactive });
  const vatTreatment = draft.vatTreatment ?? 'standard20';
  const order = {
    ...draft,
    ...supplierWords(draft, supplier),
    ...sumLines(lines, vatTreatment),
    vatTreatment,
    status,
    poNumber: draft.poNumber ?? null,
    writers: [userId],
    ...(status === 'pending' && { submittedAt: facts.now, submittedBy: userId }),
  };
  return { order, lines };
}
