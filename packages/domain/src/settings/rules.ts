import { conflict, forbidden, type Problem } from '../kernel/problem.ts';

const noApiAccess = forbidden(
  'settings.no_api_access',
  'Your organisation does not let programs in. An administrator can change that in the company profile.',
);

export const maxTokens = 20;

const tooManyTokens = conflict(
  'settings.too_many_tokens',
  `There are ${maxTokens} tokens already. Revoke one that is not used any more.`,
);

/** Whether the organisation has API access. */
export type ApiAccess = { hasApiAccess: boolean };

export const obstacleToApiAccess = ({ hasApiAccess }: ApiAccess): Problem | undefined =>
  hasApiAccess ? undefined : noApiAccess;

export const obstacleToToken = (apiAccess: ApiAccess, tokens: number): Problem | undefined =>
  obstacleToApiAccess(apiAccess) ?? (tokens < maxTokens ? undefined : tooManyTokens);
