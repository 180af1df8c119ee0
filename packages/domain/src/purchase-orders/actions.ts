import type { Actor } from '../kernel/access.ts';
import { londonDay } from '../kernel/calendar.ts';
import { scaled } from '../kernel/decimal.ts';
import { badRequest, conflict, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { type BuyingSettings, obstacleToApproving, obstacleToDeciding } from './approval-rules.ts';
import { acceptedOf } from './line-maths.ts';
import type { OrderStatus } from './order-status.ts';
import {
  type AcknowledgementBody,
  type ClosureBody,
  type Dispatch,
  type OrderActionBody,
  type OrderLine,
  PurchaseOrder,
  type ReasonedActionBody,
} from './purchase-order.ts';
import {
  bindingStatuses,
  isPartlyReceived,
  noSupplierEmail,
  obstacleToAcknowledging,
  obstacleToAcknowledgingByLink,
  obstacleToCancelling,
  obstacleToClosing,
  obstacleToHolding,
  obstacleToReleasing,
  obstacleToSending,
  obstacleToSubmitting,
  wasApproved,
} from './rules.ts';
import { shownTo } from './shown-to.ts';

const refuseIfOld = (order: PurchaseOrder, actor: Actor, { version }: OrderActionBody): void =>
  refuseIfChanged(PurchaseOrder, shownTo(actor)(order), version);

export function submitOrder(
  order: PurchaseOrder,
  actor: Actor,
  seen: OrderActionBody,
  now: string,
) {
  refuseIf(obstacleToSubmitting(order, actor));
  refuseIfOld(order, actor, seen);
  const submitted = { submittedAt: now, submittedBy: actor.userId };
  return { ...order, ...submitted, status: 'pending', statusReason: null } satisfies PurchaseOrder;
}

export function approveOrder(
  order: PurchaseOrder,
  actor: Actor,
  seen: OrderActionBody,
  settings: BuyingSettings,
  now: string,
): PurchaseOrder {
  refuseIf(obstacleToApproving(order, actor, settings));
  refuseIfOld(order, actor, seen);
  const approved = { approvedAt: now, approvedBy: actor.userId, writers: [] };
  return { ...order, ...approved, status: statusByReceipt(order.items), statusReason: null };
}

/** A revision of a partly delivered order keeps its deliveries. */
export function statusByReceipt(items: readonly OrderLine[]): OrderStatus {
  const isHere = (line: OrderLine) => acceptedOf(line) >= scaled(line.quantity, 3);
  if (!isPartlyReceived({ items })) return 'approved';
  return items.every(isHere) ? 'received' : 'part_received';
}

export function rejectOrder(
  order: PurchaseOrder,
  actor: Actor,
  { reason, ...seen }: ReasonedActionBody,
): PurchaseOrder {
  refuseIf(obstacleToDeciding(order, actor));
  refuseIfOld(order, actor, seen);
  return { ...order, status: 'rejected', statusReason: reason };
}

const isAnotherAddress = ({ supplierEmail }: PurchaseOrder) =>
  conflict(
    'purchase_order.is_another_address',
    `This order ${supplierEmail ? `goes to ${supplierEmail}` : 'has no email address'}. To change the address, edit the order first; this creates a revision.`,
  );

/** The recipient, if it is sent by email. */
function addressOf(order: PurchaseOrder, { email, withoutMail }: Dispatch): string | null {
  if (withoutMail) return null;
  const to = email ?? order.supplierEmail;
  if (!to) throw refusedAt('email', noSupplierEmail);
  // Where an order goes to is approved with it: another address is another supplier.
  const isTheirs = to.toLowerCase() === order.supplierEmail?.toLowerCase();
  if (wasApproved(order) && !isTheirs) throw refusedAt('email', isAnotherAddress(order));
  return to;
}

/** Sending again keeps the acknowledgement and the deliveries. */
function statusOnceSent({ status, items }: PurchaseOrder): OrderStatus {
  const byReceipt = statusByReceipt(items);
  if (byReceipt !== 'approved') return byReceipt;
  return status === 'acknowledged' ? status : 'sent';
}

export const orderIsBusy = conflict(
  'purchase_order.is_busy',
  'This order is being sent or changed right now. Check it, then try again.',
);

export function sendOrder(
  order: PurchaseOrder,
  actor: Actor,
  dispatch: Dispatch,
  settings: BuyingSettings,
  now: Date,
): PurchaseOrder {
  refuseIf(obstacleToSending(order, actor, settings));
  refuseIfOld(order, actor, dispatch);
  const sentTo = addressOf(order, dispatch);
  return {
    ...order,
    status: statusOnceSent(order),
    issueDate: order.issueDate ?? londonDay(now),
    sentAt: now.toISOString(),
    sentTo,
    // Without approvals, the first address that it is sent to is fixed.
    supplierEmail: wasApproved(order) ? order.supplierEmail : (sentTo ?? order.supplierEmail),
  };
}

/** A revision that was not sent before has reached the supplier in another way. */
const acknowledged = (order: PurchaseOrder, acknowledgedBy: string, now: string) =>
  ({
    ...order,
    ...(order.sentAt ? {} : { sentAt: now, sentTo: null }),
    status: order.status === 'sent' ? 'acknowledged' : order.status,
    acknowledgedAt: now,
    acknowledgedBy,
  }) satisfies PurchaseOrder;

export function acknowledgeOrder(
  order: PurchaseOrder,
  actor: Actor,
  { acknowledgedBy, ...seen }: AcknowledgementBody,
  now: string,
): PurchaseOrder {
  refuseIf(obstacleToAcknowledging(order, actor));
  refuseIfOld(order, actor, seen);
  return acknowledged(order, acknowledgedBy, now);
}

/** By the supplier themselves, who has the link. */
export function acknowledgeByLink(order: PurchaseOrder, name: string, now: string): PurchaseOrder {
  refuseIf(obstacleToAcknowledgingByLink(order));
  return acknowledged(order, name, now);
}

export function holdOrder(
  order: PurchaseOrder,
  actor: Actor,
  { reason, ...seen }: ReasonedActionBody,
): PurchaseOrder {
  refuseIf(obstacleToHolding(order, actor));
  refuseIfOld(order, actor, seen);
  return { ...order, status: 'on_hold', statusBefore: order.status, statusReason: reason };
}

export function releaseOrder(order: PurchaseOrder, actor: Actor): PurchaseOrder {
  refuseIf(obstacleToReleasing(order, actor));
  const status = order.statusBefore ?? 'approved';
  return { ...order, status, statusBefore: null, statusReason: null };
}

const needsReasonToClose = badRequest(
  'purchase_order.needs_reason_to_close',
  'Give a reason for closing an order that is not fully received',
);

export function closeOrder(
  order: PurchaseOrder,
  actor: Actor,
  { reason = null, ...seen }: ClosureBody,
  now: string,
): PurchaseOrder {
  refuseIf(obstacleToClosing(order, actor));
  refuseIfOld(order, actor, seen);
  if (order.status === 'part_received' && !reason) throw refusedAt('reason', needsReasonToClose);
  return { ...order, status: 'closed', statusReason: reason, closedAt: now };
}

export function cancelOrder(
  order: PurchaseOrder,
  actor: Actor,
  { reason, ...seen }: ReasonedActionBody,
): PurchaseOrder {
  refuseIf(obstacleToCancelling(order, actor));
  refuseIfOld(order, actor, seen);
  return { ...order, status: 'cancelled', statusBefore: null, statusReason: reason };
}

/** Numbered on approval, or at once if no approval is required. */
export const isNumberDue = (
  { poNumber, status }: Pick<PurchaseOrder, 'poNumber' | 'status'>,
  { requireApproval }: BuyingSettings,
): boolean =>
  poNumber === null &&
  (bindingStatuses.includes(status) || (!requireApproval && status === 'pending'));
