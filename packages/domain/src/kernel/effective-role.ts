import { type Role, roles } from './access.ts';

/** The account as stored: its role may be a job, or one of the four account roles. */
export type Account = {
  status: string;
  role: string | null;
  organizationId: number | null;
  isOrganizationAdmin: boolean;
};
export type Membership = { organizationId: number; role: string; isActive: boolean };
export type Authority = { role: Role; isOrganizationAdmin: boolean };

const jobOf: Record<string, Role> = {
  admin: 'Managing Director',
  manager: 'Contracts Manager',
  user: 'Site Supervisor',
  viewer: 'Viewer',
};

const isJob = (role: string | null): role is Role => roles.some((job) => job === role);

/**
 * What somebody may do in the organisation they are signed in to; undefined when nothing at all.
 * The account's role and flag count at home only: elsewhere they hold what they were invited for,
 * or the administrator of one company would arrive as the administrator of another.
 */
export function effectiveRole(account: Account, membership: Membership): Authority | undefined {
  if (account.status !== 'active' || !membership.isActive) return;
  const isHome = account.organizationId === membership.organizationId;
  const held = isHome ? account.role : membership.role;
  const job = isJob(held) ? held : (held && Object.hasOwn(jobOf, held) && jobOf[held]) || 'Viewer';
  return {
    role: membership.role === 'viewer' ? 'Viewer' : job,
    isOrganizationAdmin: held === 'admin' || (isHome && account.isOrganizationAdmin),
  };
}
