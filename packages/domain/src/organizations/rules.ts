import type { Actor, Role } from '../kernel/access.ts';
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

/** Lowercase words with hyphens, at most 60 characters; `company` where nothing is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'company';

/** The slug itself where it is free, else with the first number that makes it so. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let n = 2; ; n++) if (!taken.includes(`${slug}-${n}`)) return `${slug}-${n}`;
}

/** The company of whoever registers by themselves, until they give it a name. */
export const companyNameOf = (person: string): string => `${person}'s company`;
