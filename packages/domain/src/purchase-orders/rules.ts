import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { badRequest, conflict, forbidden, type Problem, problem } from '../kernel/problem.ts';
import { canBeAcknowledged } from './can-be-acknowledged.ts';
import { deliversBeforeIssue, doDatesCross } from './order-dates.ts';
import { revisionLetter } from './order-labels.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';
import type { OrderLine, PurchaseOrder, PurchaseOrderRow } from './purchase-order.ts';

const notYours = forbidden(
  'purchase_order.not_yours',
  'You can only change orders that you raised.',
);
export const orderWithoutLines = conflict('purchase_order.is_empty', 'Fill in at least one line.');
export const noSupplierEmail = conflict(
  'purchase_order.has_no_email',
  'The supplier has no email address. Add one, or mark the order as already sent.',
);
export const revisionReasonRequired = badRequest(
  'purchase_order.needs_reason',
  'Give a reason for changing an approved order',
);
export const goodsAlreadyReceived = conflict(
  'purchase_order.already_received',
  'Some of this order has already been received. Close it short instead.',
);
export const orderNumberTaken = conflict(
  'purchase_order.is_numbered',
  'Another order already has this number.',
);
const numberMissing = conflict(
  'purchase_order.has_no_number',
  'This order has no number yet. It is numbered when it is approved.',
);

/** The number of orders that a company can email in a day. */
export const maxOrderEmailsPerDay = 200;
export const tooManyOrderEmails = problem(
  'purchase_order.daily_email_limit',
  429,
  `Your company has reached its daily limit of ${maxOrderEmailsPerDay} orders sent by email. Send this order tomorrow, or send it another way and mark it as sent.`,
);

const whereItIs: Record<OrderStatus, string> = {
  draft: 'This order is a draft. Submit it first.',
  pending: 'This order is pending. Approve or send it first.',
  approved: 'This order is approved but has not been sent yet.',
  rejected: 'This order was rejected. Change it and submit it again.',
  sent: 'This order has been sent, but nothing has been received yet.',
  acknowledged: 'The supplier has acknowledged this order, but nothing has been received yet.',
  part_received: 'Part of this order has already been received.',
  received: 'This order has been received in full.',
  closed: 'This order is closed.',
  on_hold: 'This order is on hold. Release it first.',
  cancelled: 'This order is cancelled.',
};

type OrderState = Pick<PurchaseOrderRow, 'status' | 'createdBy'>;
/** With its lines, if loaded: received lines must stay. */
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

/** As long as goods are outstanding; `editOrder` decides whether it then needs another approval. */
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
  order: OrderState & Pick<PurchaseOrder, 'items' | 'issueDate' | 'deliveryDate'>,
  actor: Actor,
): Problem | undefined =>
  obstacleToChanging(order, actor) ??
  requireStatus(order, 'draft', 'rejected') ??
  (order.items.length === 0 ? orderWithoutLines : undefined) ??
  (doDatesCross(order) ? deliversBeforeIssue : undefined);

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

type Acknowledged = OrderState & Pick<PurchaseOrderRow, 'revision' | 'acknowledgedAt'>;

/** Recorded by a user whom the supplier informed. */
export const obstacleToAcknowledging = (order: Acknowledged, actor: Actor): Problem | undefined =>
  obstacleToChanging(order, actor) ?? obstacleToAcknowledgingByLink(order);

/** The supplier's links are made, seen and revoked by those who may change the order. */
export const obstacleToOrderLinks = obstacleToChanging;

export const obstacleToAcknowledgingByLink = (order: Acknowledged): Problem | undefined =>
  canBeAcknowledged(order) ? undefined : requireStatus(order);

const revisionWaits = (revision: number): Problem =>
  conflict(
    'purchase_order.revision_awaits_approval',
    `Deliveries can be received once Rev ${revisionLetter(revision)} is approved.`,
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
  'This order has already been sent to this supplier. Cancel it and raise a new order for the other supplier.',
);

const notOnHold = conflict('purchase_order.is_not_on_hold', 'This order is not on hold.');

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

/** In a company without approvals, sending binds it. */
const orderBinding = ({ approvedAt, sentAt }: Decided) =>
  conflict(
    'purchase_order.is_binding',
    `${approvedAt === null && sentAt !== null ? 'An order that has been sent' : 'An approved order'} cannot be deleted. Cancel it first.`,
  );
type Decided = Pick<PurchaseOrderRow, 'approvedAt' | 'sentAt'>;

/** A revision that waits, too: the supplier may have the one before it. */
export const wasApproved = ({ status, revision }: Received): boolean =>
  bindingStatuses.includes(status) || (status !== 'cancelled' && revision > 0);

export const obstacleToDeleting = (order: Received & Decided, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder', 'D', 'delete an order') ??
  (wasApproved(order) ? orderBinding(order) : undefined) ??
  (isPartlyReceived(order) ? goodsAlreadyReceived : undefined);

export const orderNotApproved = conflict(
  'purchase_order.is_not_approved',
  'The PDF is available once this order is approved.',
);

/** No PDF without a number, nor before the last approval if the company requires one. */
export const obstacleToPrinting = (
  order: Pick<PurchaseOrderRow, 'status' | 'poNumber'>,
  { requireApproval }: { requireApproval: boolean },
): Problem | undefined => {
  if (order.poNumber === null) return numberMissing;
  const isWaiting = requireApproval && order.status === 'pending';
  return isWaiting || unprinted.includes(order.status) ? orderNotApproved : undefined;
};

const unprinted: readonly OrderStatus[] = ['draft', 'rejected', 'cancelled'];
