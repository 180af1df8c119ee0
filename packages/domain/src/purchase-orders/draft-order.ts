import type { Actor } from '../kernel/access.ts';
import { badRequest, conflict, refusedAt, refuseIf } from '../kernel/problem.ts';
import { isOver, type ProjectStatus, statusPhrase } from '../projects/status.ts';
import {
  type InsuranceRule,
  type OrderSupplier,
  obstacleToNaming,
} from '../suppliers/compliance.ts';
import { vatTreatmentOf } from './line-maths.ts';
import { deliversBeforeIssue, doDatesCross } from './order-dates.ts';
import { priceLines, type StoredLine, sumLines } from './order-lines.ts';
import type { OrderStatus } from './order-status.ts';
import type { PurchaseOrder, PurchaseOrderDraft } from './purchase-order.ts';
import { orderWithoutLines } from './rules.ts';

/** The supplier fields that an order copies. */
type OrderedFrom = OrderSupplier & {
  address: string | null;
  city: string | null;
  postcode: string | null;
  email: string | null;
  phone: string | null;
  discountRate: string | null;
  paymentTerms: string | null;
};

/** The records that an order refers to. */
export type OrderFacts = {
  contract: { status: ProjectStatus };
  supplier: OrderedFrom | undefined;
  /** Other suppliers with the same name. */
  namesakes: readonly OrderSupplier[];
  carbonPerUnit: ReadonlyMap<number, string | null>;
  /** Materials that are no longer ordered. */
  inactive: ReadonlySet<number>;
  insuranceRule: InsuranceRule;
  today: string;
  /** The same as an instant. */
  now: string;
};

export const supplierRequired = badRequest(
  'purchase_order.needs_supplier',
  'Please choose a supplier, or enter their name',
);
export const lineRequired = { ...orderWithoutLines, status: 400 };

type SupplierFields = Pick<
  PurchaseOrder,
  'supplierName' | 'supplierAddress' | 'supplierEmail' | 'supplierPhone'
>;
type Left = { [K in keyof SupplierFields]?: string | null | undefined };

/** The supplier's name and address, as entered; else from the supplier's record. */
export function supplierFieldsOf(entered: Left, supplier: OrderedFrom | undefined): SupplierFields {
  return {
    supplierName: supplierNameOf(entered, supplier),
    supplierAddress: entered.supplierAddress ?? addressOf(supplier),
    supplierEmail: entered.supplierEmail ?? supplier?.email ?? null,
    supplierPhone: entered.supplierPhone ?? supplier?.phone ?? null,
  };
}

export function supplierNameOf({ supplierName }: Left, supplier: OrderedFrom | undefined): string {
  // A registered supplier keeps the register's name, because that record was checked.
  const name = supplier?.name ?? supplierName;
  if (!name) throw refusedAt('supplierName', supplierRequired);
  return name;
}

const addressOf = (supplier: OrderedFrom | undefined): string | null =>
  [supplier?.address, supplier?.city, supplier?.postcode].filter(Boolean).join(', ') || null;

/** Refuses orders for a finished contract, or to a supplier who may not get orders. */
export function refuseIfClosed({ contract, insuranceRule, today, ...facts }: OrderFacts): void {
  const { status } = contract;
  if (isOver(status))
    refuseIf(
      conflict(
        'purchase_order.contract_ended',
        `This contract is ${statusPhrase[status]}. Choose another contract for the order.`,
      ),
    );
  refuseIf(obstacleToNaming(facts, insuranceRule, today));
}

/** A new order, with defaults from the supplier's record and calculated totals. */
export function draftOrder(
  { items = [], ...draft }: PurchaseOrderDraft,
  { userId }: Actor,
  facts: OrderFacts,
) {
  refuseIfClosed(facts);
  if (doDatesCross(draft)) throw refusedAt('deliveryDate', deliversBeforeIssue);
  const { supplier, carbonPerUnit, inactive } = facts;
  const status: OrderStatus = draft.status ?? 'pending';
  if (status === 'pending' && items.length === 0) throw refusedAt('items', lineRequired);
  const discountRate = supplier?.discountRate ?? '0.00';
  const lines: StoredLine[] = priceLines(items, [], { discountRate, carbonPerUnit, inactive });
  const vatTreatment = vatTreatmentOf(draft, 'standard20');
  const order = {
    ...draft,
    ...supplierFieldsOf(draft, supplier),
    terms: draft.terms ?? supplier?.paymentTerms ?? null,
    ...sumLines(lines, vatTreatment),
    vatTreatment,
    status,
    poNumber: draft.poNumber ?? null,
    writers: [userId],
    ...(status === 'pending' && { submittedAt: facts.now, submittedBy: userId }),
  };
  return { order, lines };
}
