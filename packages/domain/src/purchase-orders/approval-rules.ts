import { type Entitled, obstacleOfRole } from '../kernel/access.ts';
import { penceOf } from '../kernel/pence.ts';
import { inPounds } from '../kernel/pounds.ts';
import { type Problem, problem } from '../kernel/problem.ts';
import type { PurchaseOrderRow } from './purchase-order.ts';

/** What the company has settled about buying. */
export type BuyingSettings = {
  /** An order needs somebody else's approval, and is numbered with it. */
  requireApproval: boolean;
  /** Up to so much, net, without a Director and without a Managing Director. */
  approvalLimits: { contractsManager: string; director: string };
  /** What a lapsed insurance does to an order. */
  insuranceRule: 'warn' | 'refuse';
  /** So many per cent more are received without being asked, and so many less do not count as short. */
  overReceiptTolerance: string;
};

export const defaultBuying: BuyingSettings = {
  requireApproval: false,
  approvalLimits: { contractsManager: '50000.00', director: '250000.00' },
  insuranceRule: 'warn',
  overReceiptTolerance: '5.00',
};

/** What the company has not settled is as everybody has it. */
export const buyingOf = (settings: Partial<BuyingSettings>): BuyingSettings => ({
  ...defaultBuying,
  ...settings,
});

const isYourOwn = problem(
  'purchase_order.is_your_own',
  403,
  'You raised or changed this order, so somebody else has to approve it.',
);

/** What they may approve by themselves, net; null is without limit. */
export function limitOf(
  { role, isOrganizationAdmin }: Entitled,
  { approvalLimits }: BuyingSettings,
): string | null {
  if (isOrganizationAdmin || role === 'Managing Director') return null;
  if (role === 'Director') return approvalLimits.director;
  return role === 'Contracts Manager' ? approvalLimits.contractsManager : '0.00';
}

function obstacleOfLimit(
  net: string,
  actor: Entitled,
  settings: BuyingSettings,
): Problem | undefined {
  const limit = limitOf(actor, settings);
  if (limit === null || penceOf(net) <= penceOf(limit)) return;
  const who =
    penceOf(net) <= penceOf(settings.approvalLimits.director) ? 'Director' : 'Managing Director';
  return problem(
    'purchase_order.above_your_limit',
    403,
    `This order is for ${inPounds(net)} net and you approve up to ${inPounds(limit)}. It takes a ${who}.`,
  );
}

type Standing = Pick<PurchaseOrderRow, 'status'>;

type Asked = Pick<
  PurchaseOrderRow,
  'status' | 'createdBy' | 'submittedBy' | 'writers' | 'subtotal'
>;

const notPending = problem(
  'purchase_order.is_not_pending',
  409,
  'Only an order that waits for approval can be decided.',
);

export const obstacleToDeciding = (order: Asked, actor: Entitled): Problem | undefined =>
  obstacleOfRole(actor, 'purchaseOrder.approve', 'A', 'decide on an order') ??
  (order.status === 'pending' ? undefined : notPending);

export const obstacleToApproving = (
  order: Asked,
  actor: Entitled,
  settings: BuyingSettings,
): Problem | undefined =>
  obstacleToDeciding(order, actor) ??
  (settings.requireApproval && isTheirs(order, actor) ? isYourOwn : undefined) ??
  // Hidden only from those who decide on nothing.
  obstacleOfLimit(order.subtotal ?? '0.00', actor, settings);

/** Whoever raised it, asked for it or wrote in it since it was last approved. */
const isTheirs = ({ createdBy, submittedBy, writers }: Asked, { userId }: Entitled): boolean =>
  [createdBy, submittedBy, ...writers].includes(userId);

/** Those who could approve it now; nobody is asked where the company asks for no approval. */
export const approversOf = <M extends Entitled>(
  order: Asked,
  members: readonly M[],
  settings: BuyingSettings,
): M[] =>
  settings.requireApproval
    ? members.filter((member) => !obstacleToApproving(order, member, settings))
    : [];

/** An approval is asked for once, when it begins to wait, and not again while it does. */
export const beginsToWait = (before: Standing, after: Standing): boolean =>
  before.status !== 'pending' && after.status === 'pending';

/** Whoever asked for it last, as long as they are there. */
export const requesterOf = <M extends Entitled>(
  { submittedBy, createdBy }: Pick<Asked, 'submittedBy' | 'createdBy'>,
  members: readonly M[],
): M | undefined => members.find(({ userId }) => userId === (submittedBy ?? createdBy));

/** Whoever asked for it; where they received it themselves, or have left, the buyers take it up with the supplier. */
export function readersOfDiscrepancy<M extends Entitled>(
  order: Pick<Asked, 'submittedBy' | 'createdBy'>,
  members: readonly M[],
  receiver: Entitled,
): M[] {
  const others = members.filter(({ userId }) => userId !== receiver.userId);
  const requester = requesterOf(order, others);
  return requester ? [requester] : others.filter(({ role }) => role === 'Buyer');
}
