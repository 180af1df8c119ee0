import { conflict, forbidden, type Problem } from '../kernel/problem.ts';

const noApiAccess = forbidden(
  'settings.no_api_access',
  'API access is off for your company. An administrator can turn it on in the company profile.',
);

export const maxTokens = 20;

const tooManyTokens = conflict(
  'settings.too_many_tokens',
  `You have ${maxTokens} tokens already. Revoke one you no longer use.`,
);

/** Whether the organisation has API access. */
export type ApiAccess = { hasApiAccess: boolean };

export const obstacleToApiAccess = ({ hasApiAccess }: ApiAccess): Problem | undefined =>
  hasApiAccess ? undefined : noApiAccess;

export const obstacleToToken = (apiAccess: ApiAccess, tokens: number): Problem | undefined =>
  obstacleToApiAccess(apiAccess) ?? (tokens < maxTokens ? undefined : tooManyTokens);
