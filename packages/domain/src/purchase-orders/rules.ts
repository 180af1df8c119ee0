import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { badRequest, conflict, forbidden, type Problem, problem } from '../kernel/problem.ts';
import { revisionLetter } from './order-labels.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';
import type { OrderLine, PurchaseOrder, PurchaseOrderRow } from './purchase-order.ts';

const notYours = forbidden(
  'purchase_order.not_yours',
  'You may only change the orders that you raised.',
);
export const orderWithoutLines = conflict(
  'purchase_order.is_empty',
  'An order needs at least one line.',
);
export const noSupplierEmail = conflict(
  'purchase_order.has_no_email',
  'There is no email address of the supplier. Add one, or say that they got it in another way.',
);
export const revisionReasonRequired = badRequest(
  'purchase_order.needs_reason',
  'Please say why an approved order changes',
);
export const goodsAlreadyReceived = conflict(
  'purchase_order.already_received',
  'Some of it has been received already. Close it short instead.',
);
export const orderNumberTaken = conflict(
  'purchase_order.is_numbered',
  'Another order of the company has this number already.',
);
const numberMissing = conflict(
  'purchase_order.has_no_number',
  'It has no number yet: an order is numbered when it is approved.',
);

/** So many orders of a company go out by email in a day. */
export const maxOrderEmailsPerDay = 200;
export const tooManyOrderEmails = problem(
  'purchase_order.daily_email_limit',
  429,
  `Your company has sent ${maxOrderEmailsPerDay} orders by email today, and no more go out in a day. Send this one tomorrow, or give it to them in another way and mark it as sent.`,
);

const whereItIs: Record<OrderStatus, string> = {
  draft: 'It is a draft. Submit it first.',
  pending: 'It waits for approval.',
  approved: 'It is approved, and has not been sent yet.',
  rejected: 'It was rejected. Change it and submit it again.',
  sent: 'It has been sent, and nothing of it has come yet.',
  acknowledged: 'The supplier has acknowledged it, and nothing of it has come yet.',
  part_received: 'Part of it has been received already.',
  received: 'All of it has been received.',
  closed: 'It is closed.',
  on_hold: 'It is on hold. Release it first.',
  cancelled: 'It is cancelled.',
};

type OrderState = Pick<PurchaseOrderRow, 'status' | 'createdBy'>;
/** With its lines, where they are at hand: what has come of them stays. */
type Received = OrderState & { revision: number; items?: readonly Pick<OrderLine, 'received'>[] };

export const isPartlyReceived = ({ items = [] }: Pick<Received, 'items'>): boolean =>
  items.some(({ received }) => Number(received) > 0);

const requireStatus = ({ status }: OrderState, ...allowed: OrderStatus[]): Problem | undefined =>
  allowed.includes(status) ? undefined : conflict(`purchase_order.is_${status}`, whereItIs[status]);

/** Committed orders; each counts against the budget once. */
export const bindingStatuses: readonly OrderStatus[] = [
  'approved',
  'sent',
  'acknowledged',
  'part_received',
  'received',
  'closed',
  'on_hold',
];

/** Not approved in their current form; for a revision, the earlier approval counts. */
export const undecidedStatuses: readonly OrderStatus[] = ['draft', 'pending', 'rejected'];

/** Where there is still something to be done. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'closed' && status !== 'cancelled',
);

/** Approved, and not fully delivered. */
const expectedStatuses: readonly OrderStatus[] = [
  'approved',
  'sent',
  'acknowledged',
  'part_received',
];

const isExpected = ({ status }: Pick<PurchaseOrderRow, 'status'>): boolean =>
  expectedStatuses.includes(status);

export const isOverdue = (
  order: Pick<PurchaseOrderRow, 'status' | 'deliveryDate'>,
  today: string,
): boolean => isExpected(order) && order.deliveryDate !== null && order.deliveryDate < today;

export const obstacleToOrdering = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder', 'C', 'raise an order');

const obstacleToChanging = (order: OrderState, actor: Actor): Problem | undefined =>
  can(actor, 'purchaseOrder', 'U', order)
    ? undefined
    : (obstacleOfRole(actor, 'purchaseOrder', 'U', 'change an order') ?? notYours);

/** As long as some of it may still come; whether it then needs another approval, `editOrder` decides. */
export const obstacleToEditing = (order: OrderState, actor: Actor): Problem | undefined =>
  obstacleToChanging(order, actor) ??
  requireStatus(
    order,
    'draft',
    'pending',
    'rejected',
    'approved',
    'sent',
    'acknowledged',
    'part_received',
  );

export const obstacleToSubmitting = (
  order: OrderState & Pick<PurchaseOrder, 'items'>,
  actor: Actor,
): Problem | undefined =>
  obstacleToChanging(order, actor) ??
  requireStatus(order, 'draft', 'rejected') ??
  (order.items.length === 0 ? orderWithoutLines : undefined);

/** Not needed if the company requires no approval. */
export const obstacleToSending = (
  order: OrderState,
  actor: Actor,
  { requireApproval }: { requireApproval: boolean },
): Problem | undefined =>
  obstacleToChanging(order, actor) ??
  requireStatus(
    order,
    'approved',
    'sent',
    'acknowledged',
    'part_received',
    ...(requireApproval ? [] : (['pending'] as const)),
  );

/** Recorded by a user whom the supplier informed; by the supplier's own link it must also be `sent`. */
export const obstacleToAcknowledging = (order: OrderState, actor: Actor): Problem | undefined =>
  obstacleToChanging(order, actor) ?? requireStatus(order, 'sent');

/** The supplier's links are made, seen and revoked by those who may change the order. */
export const obstacleToOrderLinks = obstacleToChanging;

export const obstacleToAcknowledgingByLink = (order: OrderState): Problem | undefined =>
  requireStatus(order, 'sent');

const noSentCopy = conflict(
  'purchase_order.no_sent_copy',
  'There is no copy of this order as it was sent, so a link would have nothing to show. Send the order again first.',
);

/** The supplier's link shows the copy that was kept when the order was sent. */
export const obstacleToMakingOrderLink = (
  order: OrderState,
  { isCopyKept }: { isCopyKept: boolean },
): Problem | undefined =>
  obstacleToAcknowledgingByLink(order) ?? (isCopyKept ? undefined : noSentCopy);

const revisionWaits = (revision: number): Problem =>
  conflict(
    'purchase_order.revision_awaits_approval',
    `Rev ${revisionLetter(revision)} waits for approval. Once it is approved, deliveries are received against it.`,
  );

export const obstacleToReceiving = (order: Received, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder.receive', 'A', 'receive a delivery') ??
  (order.status === 'pending' && order.revision > 0 ? revisionWaits(order.revision) : undefined) ??
  requireStatus(order, 'approved', 'sent', 'acknowledged', 'part_received', 'received');

/** Takes a delivery back; what is on hold or over stays as it is. */
export const obstacleToReversing = (order: OrderState, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder', 'D', 'reverse a delivery') ??
  requireStatus(order, 'part_received', 'received');

export const obstacleToHolding = (order: OrderState, actor: Actor): Problem | undefined =>
  obstacleToChanging(order, actor) ??
  requireStatus(order, 'approved', 'sent', 'acknowledged', 'part_received');

export const alreadySentToSupplier = conflict(
  'purchase_order.already_sent_to_supplier',
  'It was sent to this supplier already. Cancel it, and raise another for somebody else.',
);

const notOnHold = conflict('purchase_order.is_not_on_hold', 'It is not on hold.');

export const obstacleToReleasing = (order: OrderState, actor: Actor): Problem | undefined =>
  obstacleToChanging(order, actor) ?? (order.status === 'on_hold' ? undefined : notOnHold);

/** Closing a short delivery needs a reason. */
export const obstacleToClosing = (order: OrderState, actor: Actor): Problem | undefined =>
  obstacleToChanging(order, actor) ?? requireStatus(order, 'received', 'part_received');

export const obstacleToCancelling = (order: Received, actor: Actor): Problem | undefined =>
  obstacleToChanging(order, actor) ??
  (order.status === 'part_received' || isPartlyReceived(order)
    ? goodsAlreadyReceived
    : undefined) ??
  requireStatus(
    order,
    'draft',
    'pending',
    'rejected',
    'approved',
    'sent',
    'acknowledged',
    'on_hold',
  );

const orderBinding = conflict(
  'purchase_order.is_binding',
  'An order that was approved cannot be deleted. Cancel it first.',
);

/** A revision that waits, too: the supplier may have the one before it. */
export const wasApproved = ({ status, revision }: Received): boolean =>
  bindingStatuses.includes(status) || (status !== 'cancelled' && revision > 0);

export const obstacleToDeleting = (order: Received, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder', 'D', 'delete an order') ??
  (wasApproved(order) ? orderBinding : undefined) ??
  (isPartlyReceived(order) ? goodsAlreadyReceived : undefined);

export const orderNotApproved = conflict(
  'purchase_order.is_not_approved',
  'It is not approved yet, so there is no document to download.',
);

/** No paper without a number, nor before the last approval where the company asks for one. */
export const obstacleToPrinting = (
  order: Pick<PurchaseOrderRow, 'status' | 'poNumber'>,
  { requireApproval }: { requireApproval: boolean },
): Problem | undefined => {
  if (order.poNumber === null) return numberMissing;
  const isWaiting = requireApproval && order.status === 'pending';
  return isWaiting || unprinted.includes(order.status) ? orderNotApproved : undefined;
};

const unprinted: readonly OrderStatus[] = ['draft', 'rejected', 'cancelled'];
