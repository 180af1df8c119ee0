import { type Actor, type Entitled, obstacleOfRole, type Role } from '../kernel/access.ts';
import { type Authority, effectiveRole } from '../kernel/effective-role.ts';
import { type Problem, problem } from '../kernel/problem.ts';
import type { MemberStatus } from './member-values.ts';

export const aboveOwnRank = problem(
  'team.above_own_rank',
  403,
  'You cannot give somebody a role above your own.',
);
export const adminsOnly = problem(
  'team.admins_only',
  403,
  'Only an administrator makes somebody an administrator, or stops them being one.',
);
export const isYourself = problem(
  'team.is_yourself',
  403,
  'You cannot change your own role or status. Ask somebody else who manages the team.',
);
export const outranked = problem(
  'team.outranked',
  403,
  'They stand above you. It takes an administrator, or somebody of their rank.',
);
export const isLastAdmin = problem(
  'team.is_last_admin',
  409,
  'They are the last administrator. Make somebody else one first.',
);
export const accountShared = problem(
  'team.account_shared',
  409,
  'Their account also belongs to another company. Send them a password reset email, or suspend or remove them here.',
);
export const notAccepted = problem(
  'team.not_accepted',
  409,
  'They have not accepted the invitation yet. Remove them instead.',
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

type Ranked = Pick<Actor, 'role' | 'isOrganizationAdmin'>;

export const obstacleToGranting = (role: Role, actor: Ranked): Problem | undefined =>
  actor.isOrganizationAdmin || rankOf[role] <= rankOf[actor.role] ? undefined : aboveOwnRank;

/** What a stored role comes to, whether it is a job or one of the four account roles. */
export const authorityOf = (role: string): Authority =>
  effectiveRole(
    { status: 'active' },
    { role: 'member', jobRole: role, isOrganizationAdmin: false, isActive: true },
  ) ?? { role: 'Viewer', isOrganizationAdmin: false };

type Grant = { role: string; isOrganizationAdmin: boolean };

/** Why they may not make somebody so much; `admin` makes an administrator as well. */
export function obstacleToAppointing(grant: Grant, actor: Ranked): Problem | undefined {
  const { role, isOrganizationAdmin } = authorityOf(grant.role);
  const isAdmin = isOrganizationAdmin || grant.isOrganizationAdmin;
  if (isAdmin && !actor.isOrganizationAdmin) return adminsOnly;
  return obstacleToGranting(role, actor);
}

/** As much of a member as the rules look at. */
export type Subject = Ranked & { userId: number | null; status: MemberStatus; isShared: boolean };

export const obstacleToManaging = (actor: Entitled): Problem | undefined =>
  obstacleOfRole(actor, 'team.manage', 'U', 'manage the team');

/** Nobody acts upon themselves, or upon a colleague above them. */
export function obstacleToActingOn(
  member: Pick<Subject, 'userId' | 'role' | 'isOrganizationAdmin'>,
  actor: Entitled,
): Problem | undefined {
  if (member.userId === actor.userId) return isYourself;
  const isAbove = member.isOrganizationAdmin || rankOf[member.role] > rankOf[actor.role];
  return (
    obstacleToManaging(actor) ?? (isAbove && !actor.isOrganizationAdmin ? outranked : undefined)
  );
}

/** Password, name and email belong to the account: a company sets them only where it is the only one. */
export const obstacleToAccount = (member: Subject, actor: Entitled): Problem | undefined =>
  obstacleToActingOn(member, actor) ?? (member.isShared ? accountShared : undefined);

export const hasNoTwoFactor = problem(
  'team.has_no_two_factor',
  409,
  'They do not use two-factor sign-in.',
);

export const usesTwoFactor = problem(
  'team.uses_two_factor',
  409,
  'They use two-factor sign-in, so only they can change their email address. Reset two-factor sign-in first.',
);

/** Removed like a password is set, and only where there is something to remove. */
export const obstacleToTwoFactorReset = (
  member: Subject & { hasTwoFactor: boolean | null },
  actor: Actor,
): Problem | undefined =>
  obstacleToAccount(member, actor) ?? (member.hasTwoFactor ? undefined : hasNoTwoFactor);

const isActiveAdmin = ({
  isOrganizationAdmin,
  status,
}: Pick<Subject, 'isOrganizationAdmin' | 'status'>) => isOrganizationAdmin && status === 'active';

/** An organisation always has somebody who looks after it. */
export const obstacleToLosing = (
  member: Subject,
  after: Pick<Subject, 'isOrganizationAdmin' | 'status'> | undefined,
  otherAdmins: number,
): Problem | undefined =>
  isActiveAdmin(member) && !(after && isActiveAdmin(after)) && otherAdmins === 0
    ? isLastAdmin
    : undefined;

export const obstacleToRemoving = (member: Subject, actor: Actor): Problem | undefined =>
  obstacleToActingOn(member, actor) ??
  obstacleOfRole(actor, 'team.manage', 'D', 'remove somebody from the team');

type Wanted = {
  role?: string | undefined;
  isOrganizationAdmin?: 'yes' | 'no' | undefined;
  status?: 'active' | 'suspended' | undefined;
  name?: string | undefined;
  email?: string | undefined;
  mustChangePassword?: true | undefined;
};

type Stored = Subject & { accountRole: string | null };

/** `admin` makes an administrator by itself: who is no longer one keeps the job. */
function roleAfter({ accountRole, role }: Stored, wanted: Wanted): string {
  const held = wanted.role ?? accountRole ?? role;
  return wanted.isOrganizationAdmin === 'no' && held === 'admin' ? 'Managing Director' : held;
}

/** What a member would be after the changes. */
export function changedMember(member: Stored, wanted: Wanted) {
  const role = roleAfter(member, wanted);
  const held = authorityOf(role);
  const flag = wanted.isOrganizationAdmin
    ? wanted.isOrganizationAdmin === 'yes'
    : member.isOrganizationAdmin && member.accountRole !== 'admin';
  return {
    accountRole: role,
    role: held.role,
    isOrganizationAdmin: held.isOrganizationAdmin || flag,
    status: wanted.status ?? member.status,
  };
}

/** Why somebody may not be changed so: rank, oneself, the last administrator, a shared account. */
export function obstacleToChanging(
  member: Stored,
  wanted: Wanted,
  actor: Actor,
  otherAdmins: number,
): Problem | undefined {
  const after = changedMember(member, wanted);
  const isAccount =
    wanted.name !== undefined || wanted.email !== undefined || !!wanted.mustChangePassword;
  const isAdminChanged = after.isOrganizationAdmin !== member.isOrganizationAdmin;
  return (
    obstacleToActingOn(member, actor) ??
    (wanted.status && member.status === 'invited' ? notAccepted : undefined) ??
    (isAccount ? obstacleToAccount(member, actor) : undefined) ??
    (wanted.role === undefined
      ? undefined
      : obstacleToAppointing({ role: wanted.role, isOrganizationAdmin: false }, actor)) ??
    (isAdminChanged && !actor.isOrganizationAdmin ? adminsOnly : undefined) ??
    obstacleToLosing(member, after, otherAdmins)
  );
}

/** What must not be done from a session that was left open. */
export const needsConfirmation = ({ role, isOrganizationAdmin, status, email }: Wanted): boolean =>
  [role, isOrganizationAdmin, status, email].some((value) => value !== undefined);

/** Nor must somebody be brought in from one who may then see and do what is asked a password for. */
export const isMuchToGrant = ({ role, isOrganizationAdmin }: Grant): boolean => {
  const held = authorityOf(role);
  const isTrusted = rankOf[held.role] >= rankOf.Director;
  return isOrganizationAdmin || held.isOrganizationAdmin || isTrusted;
};

/**
 * Whether an open invitation goes with its sender: one that grants much does, once they may no longer send it.
 * All others stay, for people are expected although the clerk who invited them has left.
 */
export const isInvitationWithdrawn = (grant: Grant, sender: Ranked | undefined): boolean =>
  isMuchToGrant(grant) && (!sender || obstacleToAppointing(grant, sender) !== undefined);

export const isDecided = problem(
  'access_request.is_decided',
  409,
  'Somebody has decided on this request already.',
);
export const reasonMissing = problem('access_request.reason_missing', 400, 'Reason is required');
export const roleMissing = problem('access_request.role_missing', 400, 'Please select a role');
