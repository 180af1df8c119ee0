import { type Problem, problem } from '../kernel/problem.ts';

const hasNoApiAccess = problem(
  'settings.no_api_access',
  403,
  'Your organisation does not let programs in. An administrator can change that in the company profile.',
);

export const mostTokens = 20;

const hasTooManyTokens = problem(
  'settings.too_many_tokens',
  409,
  `There are ${mostTokens} tokens already. Revoke one that is not used any more.`,
);

/** Whether the organisation has API access. */
export type ApiAccess = { hasApiAccess: boolean };

export const obstacleToPrograms = ({ hasApiAccess }: ApiAccess): Problem | undefined =>
  hasApiAccess ? undefined : hasNoApiAccess;

export const obstacleToToken = (apiAccess: ApiAccess, tokens: number): Problem | undefined =>
  obstacleToPrograms(apiAccess) ?? (tokens < mostTokens ? undefined : hasTooManyTokens);
