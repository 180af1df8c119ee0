import { type Actor, obstacleOfRole, type Role } from '../kernel/access.ts';
import { given } from '../kernel/given.ts';
import { penceOf } from '../kernel/pence.ts';
import { type Problem, problem } from '../kernel/problem.ts';
import type { BuyingSettings } from '../purchase-orders/approval-rules.ts';
import type { BuyingChanges } from './buying.ts';

export const aboveOwnRank = problem(
  'team.above_own_rank',
  403,
  'You cannot give somebody a role above your own.',
);

/** A Site Manager and a Buyer stand side by side. */
const rankOf: Record<Role, number> = {
  'Managing Director': 6,
  Director: 5,
  'Contracts Manager': 4,
  'Site Manager': 3,
  Buyer: 3,
  'Site Supervisor': 2,
  Viewer: 1,
};

export const obstacleToGranting = (role: Role, actor: Actor): Problem | undefined =>
  actor.isOrganizationAdmin || rankOf[role] <= rankOf[actor.role] ? undefined : aboveOwnRank;

export const obstacleToChangingBuying = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'organization', 'M', 'change how the company buys');

export const limitsAreNotYours = problem(
  'organization.limits_not_yours',
  403,
  'It takes a Managing Director or an administrator to change whether orders need approval, and who approves how much.',
);

/** Nobody raises their own limit, or switches it off and on: it takes somebody who has none. */
export const obstacleToLimits = ({
  role,
  isOrganizationAdmin,
}: Pick<Actor, 'role' | 'isOrganizationAdmin'>): Problem | undefined =>
  isOrganizationAdmin || role === 'Managing Director' ? undefined : limitsAreNotYours;

/** Sending back what is there already changes nothing, and needs nobody. */
export function obstacleToBuying(
  changes: BuyingChanges,
  present: BuyingSettings,
  actor: Actor,
): Problem | undefined {
  const { requireApproval, approvalLimits } = { ...present, ...given(changes) };
  const isSame =
    requireApproval === present.requireApproval &&
    penceOf(approvalLimits.contractsManager) === penceOf(present.approvalLimits.contractsManager) &&
    penceOf(approvalLimits.director) === penceOf(present.approvalLimits.director);
  return isSame ? undefined : obstacleToLimits(actor);
}

export const obstacleToChangingPlan = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'organization', 'M', 'change the plan');

/** The company of whoever registers by themselves, until they give it a name. */
export const companyNameOf = (person: string): string => `${person}'s company`;
