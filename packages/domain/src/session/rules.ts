import * as messages from '../kernel/messages.ts';
import { badRequest, conflict, forbidden, type Problem, problem } from '../kernel/problem.ts';
import type { SessionUser } from './session-user.ts';

/** One text for every cause: unknown, wrong, suspended. */
export const wrongCredentials = problem(
  'session.wrong_credentials',
  401,
  'Wrong email or password.',
);
export const emailTaken = conflict(
  'session.email_taken',
  'An account with this email already exists.',
);
export const registrationClosed = forbidden(
  'session.registration_closed',
  'Registration is closed. Please request access instead.',
);
export const invitationSpent = forbidden(
  'session.invitation_spent',
  'This invitation has expired or has already been used.',
);
export const mailedCodeNeeded = problem(
  'session.mailed_code_needed',
  401,
  'We have emailed you a code. Enter it to sign in.',
);
/** The password was right, and the account has two-factor sign-in. */
export const codeNeeded = problem(
  'session.code_needed',
  401,
  'Enter the code from your authenticator app.',
);
export const emailNotFound = problem('session.email_not_found', 404, messages.emailNotFound);
export const resetFailed = badRequest('session.reset_failed', messages.resetFailed);
export const noChangeDue = forbidden(
  'session.no_change_due',
  'You do not need to change your password.',
);
export const samePassword = badRequest(
  'session.same_password',
  'Choose a password that is different from your current one.',
);
export const commonPassword = badRequest(
  'session.common_password',
  'This password is too common. Please choose another.',
);

/** The Register tab shows at `?admin=true`, or to users who may register others. */
export const isRegisterTabShown = (
  admin: string | undefined,
  user: Pick<SessionUser, 'canRegister'> | null,
): boolean => admin === 'true' || user?.canRegister === true;

export const obstacleToFirstPassword = (actor: {
  mustChangePassword: boolean;
}): Problem | undefined => (actor.mustChangePassword ? undefined : noChangeDue);
