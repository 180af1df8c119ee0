import { type Actor, type HasRole, obstacleOfRole, type Role } from '../kernel/access.ts';
import { type Authority, effectiveRole } from '../kernel/effective-role.ts';
import { badRequest, conflict, forbidden, type Problem } from '../kernel/problem.ts';
import type { MemberStatus } from './member-values.ts';

export const aboveOwnRank = forbidden(
  'team.above_own_rank',
  'You cannot give a role above your own.',
);
export const adminsOnly = forbidden(
  'team.admins_only',
  'Only an administrator can add or remove administrators.',
);
export const cannotChangeYourself = forbidden(
  'team.is_yourself',
  'You cannot change your own role or status. Ask someone else who manages the team.',
);
export const outranked = forbidden(
  'team.outranked',
  'Their role is above yours. Ask an administrator or someone with the same role.',
);
export const lastAdmin = conflict(
  'team.is_last_admin',
  'They are the last administrator. Make someone else an administrator first.',
);
export const accountShared = conflict(
  'team.account_shared',
  'Their account also belongs to another company. Send them a password reset email, or suspend or remove them here.',
);
export const copyingNotNeeded = conflict(
  'team.copying_not_needed',
  'A mail server is set up, so invitation links cannot be copied. Send the invitation again instead.',
);
const notAccepted = conflict(
  'team.not_accepted',
  'They have not accepted the invitation yet. Remove them instead.',
);

/** A Site Manager and a Buyer have the same rank. */
const rankOf: Record<Role, number> = {
  'Managing Director': 6,
  Director: 5,
  'Contracts Manager': 4,
  'Site Manager': 3,
  Buyer: 3,
  'Site Supervisor': 2,
  Viewer: 1,
};

type Ranked = Pick<Actor, 'role' | 'isOrganizationAdmin'>;

export const obstacleToGranting = (role: Role, actor: Ranked): Problem | undefined =>
  actor.isOrganizationAdmin || rankOf[role] <= rankOf[actor.role] ? undefined : aboveOwnRank;

/** The authority of a stored role: a job or one of the four account roles. */
export const authorityOf = (role: string): Authority =>
  effectiveRole(
    { status: 'active' },
    { role: 'member', jobRole: role, isOrganizationAdmin: false, isActive: true },
  ) ?? { role: 'Viewer', isOrganizationAdmin: false };

type Grant = { role: string; isOrganizationAdmin: boolean };

/** Why they may not assign this role; `admin` also makes an administrator. */
export function obstacleToAppointing(grant: Grant, actor: Ranked): Problem | undefined {
  const { role, isOrganizationAdmin } = authorityOf(grant.role);
  const isAdmin = isOrganizationAdmin || grant.isOrganizationAdmin;
  if (isAdmin && !actor.isOrganizationAdmin) return adminsOnly;
  return obstacleToGranting(role, actor);
}

/** The fields of a member that the rules use. */
export type Subject = Ranked & { userId: number | null; status: MemberStatus; isShared: boolean };

export const obstacleToManaging = (actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'team.manage', 'U', 'manage the team');

/** Users cannot act on themselves or on a colleague above them. */
export function obstacleToActingOn(
  member: Pick<Subject, 'userId' | 'role' | 'isOrganizationAdmin'>,
  actor: HasRole,
): Problem | undefined {
  if (member.userId === actor.userId) return cannotChangeYourself;
  const isAbove = member.isOrganizationAdmin || rankOf[member.role] > rankOf[actor.role];
  return (
    obstacleToManaging(actor) ?? (isAbove && !actor.isOrganizationAdmin ? outranked : undefined)
  );
}

/** Password, name and email belong to the account: a company sets them only where it is the only one. */
export const obstacleToAccount = (member: Subject, actor: HasRole): Problem | undefined =>
  obstacleToActingOn(member, actor) ?? (member.isShared ? accountShared : undefined);

const memberWithoutTwoFactor = conflict(
  'team.has_no_two_factor',
  'They do not use two-factor sign-in.',
);

export const usesTwoFactor = conflict(
  'team.uses_two_factor',
  'They use two-factor sign-in, so only they can change their email address. Reset two-factor sign-in first.',
);

/** Removed like a password is set, and only where there is something to remove. */
export const obstacleToTwoFactorReset = (
  member: Subject & { hasTwoFactor: boolean | null },
  actor: Actor,
): Problem | undefined =>
  obstacleToAccount(member, actor) ?? (member.hasTwoFactor ? undefined : memberWithoutTwoFactor);

const isActiveAdmin = ({
  isOrganizationAdmin,
  status,
}: Pick<Subject, 'isOrganizationAdmin' | 'status'>) => isOrganizationAdmin && status === 'active';

/** An organisation always keeps at least one administrator. */
export const obstacleToLosingAdmin = (
  member: Subject,
  after: Pick<Subject, 'isOrganizationAdmin' | 'status'> | undefined,
  otherAdmins: number,
): Problem | undefined =>
  isActiveAdmin(member) && !(after && isActiveAdmin(after)) && otherAdmins === 0
    ? lastAdmin
    : undefined;

export const obstacleToRemoving = (member: Subject, actor: Actor): Problem | undefined =>
  obstacleToActingOn(member, actor) ??
  obstacleOfRole(actor, 'team.manage', 'D', 'remove a team member');

type MemberUpdate = {
  role?: string | undefined;
  isOrganizationAdmin?: 'yes' | 'no' | undefined;
  status?: 'active' | 'suspended' | undefined;
  name?: string | undefined;
  email?: string | undefined;
  mustChangePassword?: true | undefined;
};

type Stored = Subject & { accountRole: string | null };

/** The role `admin` implies an administrator: removing that leaves the job. */
function roleAfter({ accountRole, role }: Stored, changes: MemberUpdate): string {
  const held = changes.role ?? accountRole ?? role;
  return changes.isOrganizationAdmin === 'no' && held === 'admin' ? 'Managing Director' : held;
}

/** The member after the changes. */
export function changedMember(member: Stored, changes: MemberUpdate) {
  const role = roleAfter(member, changes);
  const held = authorityOf(role);
  const flag = changes.isOrganizationAdmin
    ? changes.isOrganizationAdmin === 'yes'
    : member.isOrganizationAdmin && member.accountRole !== 'admin';
  return {
    accountRole: role,
    role: held.role,
    isOrganizationAdmin: held.isOrganizationAdmin || flag,
    status: changes.status ?? member.status,
  };
}

/** Why this change is refused: rank, own account, last administrator, shared account. */
export function obstacleToChanging(
  member: Stored,
  changes: MemberUpdate,
  actor: Actor,
  otherAdmins: number,
): Problem | undefined {
  const after = changedMember(member, changes);
  const isAccount =
    changes.name !== undefined || changes.email !== undefined || !!changes.mustChangePassword;
  const isAdminChanged = after.isOrganizationAdmin !== member.isOrganizationAdmin;
  return (
    obstacleToActingOn(member, actor) ??
    (changes.status && member.status === 'invited' ? notAccepted : undefined) ??
    (isAccount ? obstacleToAccount(member, actor) : undefined) ??
    (changes.role === undefined
      ? undefined
      : obstacleToAppointing({ role: changes.role, isOrganizationAdmin: false }, actor)) ??
    (isAdminChanged && !actor.isOrganizationAdmin ? adminsOnly : undefined) ??
    obstacleToLosingAdmin(member, after, otherAdmins)
  );
}

/** Changes that need a fresh password, in case a session was left open. */
export const needsConfirmation = ({
  role,
  isOrganizationAdmin,
  status,
  email,
}: MemberUpdate): boolean =>
  [role, isOrganizationAdmin, status, email].some((value) => value !== undefined);

/** Whether a grant is powerful enough to need a fresh password. */
export const isPowerfulGrant = ({ role, isOrganizationAdmin }: Grant): boolean => {
  const held = authorityOf(role);
  const isTrusted = rankOf[held.role] >= rankOf.Director;
  return isOrganizationAdmin || held.isOrganizationAdmin || isTrusted;
};

/**
 * Whether an open invitation is withdrawn with its sender: only if it grants much and the sender may no
 * longer send it. Other invitations stay valid after their sender has left.
 */
export const isInvitationWithdrawn = (grant: Grant, sender: Ranked | undefined): boolean =>
  isPowerfulGrant(grant) && (!sender || obstacleToAppointing(grant, sender) !== undefined);

export const requestAlreadyDecided = conflict(
  'access_request.is_decided',
  'This request has already been decided.',
);
export const reasonMissing = badRequest('access_request.reason_missing', 'Reason is required');
export const roleMissing = badRequest('access_request.role_missing', 'Please select a role');
