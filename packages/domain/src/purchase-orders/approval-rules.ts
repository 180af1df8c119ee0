import { type HasRole, obstacleOfRole } from '../kernel/access.ts';
import { penceOf } from '../kernel/pence.ts';
import { formatPounds } from '../kernel/pounds.ts';
import { conflict, forbidden, type Problem } from '../kernel/problem.ts';
import type { PurchaseOrderRow } from './purchase-order.ts';

/** The company's buying settings. */
export type BuyingSettings = {
  /** Orders need another user's approval, which also numbers them. */
  requireApproval: boolean;
  /** Up to so much, net, without a Director and without a Managing Director. */
  approvalLimits: { contractsManager: string; director: string };
  /** The effect of expired insurance on an order. */
  insuranceRule: 'warn' | 'refuse';
  /** Tolerance in per cent for deliveries over or short of the order. */
  overReceiptTolerance: string;
};

export const defaultBuying: BuyingSettings = {
  requireApproval: false,
  approvalLimits: { contractsManager: '50000.00', director: '250000.00' },
  insuranceRule: 'warn',
  overReceiptTolerance: '5.00',
};

/** Settings that the company has not made have their defaults. */
export const buyingOf = (settings: Partial<BuyingSettings>): BuyingSettings => ({
  ...defaultBuying,
  ...settings,
});

const ownOrder = forbidden(
  'purchase_order.is_your_own',
  'You raised or changed this order, so a colleague must approve it.',
);

/** Their approval limit, net; null is unlimited. */
export function limitOf(
  { role, isOrganizationAdmin }: HasRole,
  { approvalLimits }: BuyingSettings,
): string | null {
  if (isOrganizationAdmin || role === 'Managing Director') return null;
  if (role === 'Director') return approvalLimits.director;
  return role === 'Contracts Manager' ? approvalLimits.contractsManager : '0.00';
}

function obstacleOfLimit(
  net: string,
  actor: HasRole,
  settings: BuyingSettings,
): Problem | undefined {
  const limit = limitOf(actor, settings);
  if (limit === null || penceOf(net) <= penceOf(limit)) return;
  const who =
    penceOf(net) <= penceOf(settings.approvalLimits.director) ? 'Director' : 'Managing Director';
  return forbidden(
    'purchase_order.above_your_limit',
    `This order is for ${formatPounds(net)} net and your approval limit is ${formatPounds(limit)}. A ${who} must approve it.`,
  );
}

type Standing = Pick<PurchaseOrderRow, 'status'>;

type ApprovalOrder = Pick<
  PurchaseOrderRow,
  'status' | 'createdBy' | 'submittedBy' | 'writers' | 'subtotal'
>;

const notPending = conflict(
  'purchase_order.is_not_pending',
  'Only orders awaiting approval can be approved or rejected.',
);

export const obstacleToDeciding = (order: ApprovalOrder, actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder.approve', 'A', 'approve or reject an order') ??
  (order.status === 'pending' ? undefined : notPending);

export const obstacleToApproving = (
  order: ApprovalOrder,
  actor: HasRole,
  settings: BuyingSettings,
): Problem | undefined =>
  obstacleToDeciding(order, actor) ??
  (settings.requireApproval && isTheirs(order, actor) ? ownOrder : undefined) ??
  // The total is hidden only from users who approve nothing.
  obstacleOfLimit(order.subtotal ?? '0.00', actor, settings);

/** Whether the user raised, submitted or edited it since its last approval. */
const isTheirs = (
  { createdBy, submittedBy, writers }: ApprovalOrder,
  { userId }: HasRole,
): boolean => [createdBy, submittedBy, ...writers].includes(userId);

/** Users who could approve it now; empty if no approval is required. */
export const approversOf = <M extends HasRole>(
  order: ApprovalOrder,
  members: readonly M[],
  settings: BuyingSettings,
): M[] =>
  settings.requireApproval
    ? members.filter((member) => !obstacleToApproving(order, member, settings))
    : [];

/** The approval is requested once, when the order starts to wait. */
export const startsWaiting = (before: Standing, after: Standing): boolean =>
  before.status !== 'pending' && after.status === 'pending';

/** The last requester, if they are still a member. */
export const requesterOf = <M extends HasRole>(
  { submittedBy, createdBy }: Pick<ApprovalOrder, 'submittedBy' | 'createdBy'>,
  members: readonly M[],
): M | undefined => members.find(({ userId }) => userId === (submittedBy ?? createdBy));

/** The requester; if they received it themselves or have left, the buyers. */
export function readersOfDiscrepancy<M extends HasRole>(
  order: Pick<ApprovalOrder, 'submittedBy' | 'createdBy'>,
  members: readonly M[],
  receiver: HasRole,
): M[] {
  const others = members.filter(({ userId }) => userId !== receiver.userId);
  const requester = requesterOf(order, others);
  return requester ? [requester] : others.filter(({ role }) => role === 'Buyer');
}
