import { type Role, roles } from './access.ts';

export type Account = { status: string };

/** As stored: `jobRole` is a job or one of the four account roles. */
export type Membership = {
  role: string;
  jobRole: string | null;
  isOrganizationAdmin: boolean;
  isActive: boolean;
};
export type Authority = { role: Role; isOrganizationAdmin: boolean };

const jobOf: Record<string, Role> = {
  admin: 'Managing Director',
  manager: 'Contracts Manager',
  user: 'Site Supervisor',
  viewer: 'Viewer',
};

const isJob = (role: string | null): role is Role => roles.some((job) => job === role);

/**
 * What a user may do in an organisation; undefined when nothing at all. Only the membership counts: an
 * administrator of one company has no rights in another that did not give them.
 */
export function effectiveRole(account: Account, membership: Membership): Authority | undefined {
  if (account.status !== 'active' || !membership.isActive) return;
  const { jobRole } = membership;
  const job = isJob(jobRole)
    ? jobRole
    : (jobRole && Object.hasOwn(jobOf, jobRole) && jobOf[jobRole]) || 'Viewer';
  return {
    role: membership.role === 'viewer' ? 'Viewer' : job,
    isOrganizationAdmin: jobRole === 'admin' || membership.isOrganizationAdmin,
  };
}
