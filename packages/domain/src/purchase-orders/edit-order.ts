import type { Actor } from '../kernel/access.ts';
import { definedOnly } from '../kernel/defined-only.ts';
import { refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import {
  lineRequired,
  type OrderFacts,
  refuseIfClosed,
  supplierFieldsOf,
  supplierNameOf,
} from './draft-order.ts';
import { vatTreatmentOf } from './line-maths.ts';
import { deliversBeforeIssue, doDatesCross } from './order-dates.ts';
import {
  areLinesEqual,
  type ComparedLine,
  priceLines,
  refuseBelowReceived,
  type StoredLine,
  sumLines,
} from './order-lines.ts';
import { PurchaseOrder, type PurchaseOrderChanges } from './purchase-order.ts';
import {
  alreadySentToSupplier,
  bindingStatuses,
  goodsAlreadyReceived,
  isPartlyReceived,
  obstacleToEditing,
  revisionReasonRequired,
} from './rules.ts';
import { shownTo } from './shown-to.ts';

export type EditedOrder = {
  order: PurchaseOrder;
  /** Where they changed. */
  lines: StoredLine[] | undefined;
  /** Why it has to be approved again, where it has. */
  revisedFor: string | undefined;
};

/** How and when it comes, and the notes, change freely; what was approved is a revision where it changes, and waits again. */
export function editOrder(
  before: PurchaseOrder,
  actor: Actor,
  { version, reason, items, ...changes }: PurchaseOrderChanges,
  facts: OrderFacts,
): EditedOrder {
  refuseIf(obstacleToEditing(before, actor));
  refuseIfChanged(PurchaseOrder, shownTo(actor)(before), version);
  const lines = items && linesAfter(before, items, facts);
  const order = fieldsAfter(before, changes, facts);
  const sums = sumLines(lines ?? before.items, order.vatTreatment);
  const edited = { ...order, ...sums };
  const after = lines ? { ...edited, items: lines } : edited;
  if (isTheSame(before, after)) return { order: edited, lines, revisedFor: undefined };
  const written = { ...edited, writers: [...new Set([...before.writers, actor.userId])] };
  if (!bindingStatuses.includes(before.status))
    return { order: written, lines, revisedFor: undefined };
  if (!reason) throw refusedAt('reason', revisionReasonRequired);
  return { order: revised(written, actor, reason, facts.now), lines, revisedFor: reason };
}

function linesAfter(
  { status, items: before }: PurchaseOrder,
  drafts: NonNullable<PurchaseOrderChanges['items']>,
  { supplier, carbonPerUnit, inactive }: OrderFacts,
): StoredLine[] | undefined {
  const isDraft = status === 'draft' || status === 'rejected';
  if (drafts.length === 0 && !isDraft) throw refusedAt('items', lineRequired);
  const discountRate = supplier?.discountRate ?? '0.00';
  const lines = priceLines(drafts, before, { discountRate, carbonPerUnit, inactive });
  refuseBelowReceived(before, lines);
  return areLinesEqual(before, lines) ? undefined : lines;
}

type OrderFields = Omit<PurchaseOrderChanges, 'version' | 'reason' | 'items'>;

function fieldsAfter(
  before: PurchaseOrder,
  changes: OrderFields,
  facts: OrderFacts,
): PurchaseOrder {
  const vatTreatment = vatTreatmentOf(changes, before.vatTreatment);
  const entered = { ...before, ...definedOnly(changes), vatTreatment };
  const moved = entered.contractId !== before.contractId;
  const isTaken = entered.supplierId !== before.supplierId && entered.supplierId !== null;
  const supplierFields = isTaken
    ? supplierFieldsOf(changes, facts.supplier)
    : nameAfter(before, entered);
  const after = { ...entered, ...supplierFields };
  const areDatesChanged =
    after.issueDate !== before.issueDate || after.deliveryDate !== before.deliveryDate;
  if (areDatesChanged && doDatesCross(after)) throw refusedAt('deliveryDate', deliversBeforeIssue);
  if (before.sentTo && isForAnother(before, after))
    throw refusedAt('supplierId', alreadySentToSupplier);
  if (moved && isPartlyReceived(before)) refuseIf(goodsAlreadyReceived);
  const isRenamed = after.supplierId === null && after.supplierName !== before.supplierName;
  if (moved || isTaken || isRenamed) refuseIfClosed(facts);
  return after;
}

type From = { supplierId: number | null; supplierName: string | null };

/** An order keeps the supplier's name, even if the register changes later. */
const nameAfter = (before: PurchaseOrder, entered: From) => ({
  supplierName: entered.supplierId ? before.supplierName : supplierNameOf(entered, undefined),
});

const isForAnother = (before: From, after: From): boolean =>
  before.supplierId !== after.supplierId || before.supplierName !== after.supplierName;

const settled = [
  'contractId',
  'supplierId',
  'supplierName',
  'supplierAddress',
  'supplierEmail',
  'deliveryAddress',
  'vatTreatment',
  'costHead',
  'cisApplies',
  'terms',
] as const satisfies (keyof PurchaseOrder)[];

type Settled = Pick<PurchaseOrder, (typeof settled)[number]> & { items: readonly ComparedLine[] };

const isTheSame = (before: Settled, after: Settled): boolean =>
  settled.every((field) => before[field] === after[field]) &&
  areLinesEqual(before.items, after.items);

/** Whether approved amounts, fields, contract or supplier changed. */
export const needsNewApproval = (
  before: Settled & Pick<PurchaseOrder, 'status'>,
  after: Settled,
): boolean => bindingStatuses.includes(before.status) && !isTheSame(before, after);

/** A revision keeps its number and recipient, and needs approval, sending and acknowledgement again. */
const revised = (
  order: PurchaseOrder,
  { userId }: Actor,
  reason: string,
  now: string,
): PurchaseOrder => ({
  ...order,
  revision: order.revision + 1,
  status: 'pending',
  statusReason: reason,
  submittedAt: now,
  submittedBy: userId,
  approvedAt: null,
  approvedBy: null,
  sentAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
});
