import { type Actor, obstacleOfRole, type Role } from '../kernel/access.ts';
import { type Problem, problem } from '../kernel/problem.ts';

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

export const obstacleToChangingPlan = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'organization', 'M', 'change the plan');

/** The company of whoever registers by themselves, until they give it a name. */
export const companyNameOf = (person: string): string => `${person}'s company`;
