import { type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import type { Caller } from './caller.ts';
import type { Organization } from './organization.ts';

/** The caller of an endpoint: a user who signs out or changes the password cannot be used again. */
export const callerFor = async (
  us: Organization,
  author: Caller,
  endpoint: Endpoint,
): Promise<Caller> => {
  const isAboutThem = typeof endpoint.needs === 'string' && !paramsOf(endpoint);
  if (!isCommand(endpoint) || !isAboutThem) return author;
  const mustChangePassword = endpoint.duringPasswordChange ?? false;
  // Not a role that approves: each approval request would notify all of them.
  return us.member({ role: 'Site Supervisor', mustChangePassword });
};
