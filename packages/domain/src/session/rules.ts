import * as messages from '../kernel/messages.ts';
import { type Problem, problem } from '../kernel/problem.ts';
import type { SessionUser } from './session-user.ts';

/** One text for every cause: unknown, wrong, suspended. */
export const wrongCredentials = problem(
  'session.wrong_credentials',
  401,
  'Wrong email or password.',
);
export const emailTaken = problem(
  'session.email_taken',
  409,
  'An account with this email already exists.',
);
export const registrationClosed = problem(
  'session.registration_closed',
  403,
  'Registration is closed. Please request access instead.',
);
export const invitationSpent = problem(
  'session.invitation_spent',
  403,
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
export const resetFailed = problem('session.reset_failed', 400, messages.resetFailed);
export const noChangeDue = problem(
  'session.no_change_due',
  403,
  'Your password does not have to be changed.',
);
export const samePassword = problem(
  'session.same_password',
  400,
  'Choose a password that differs from the current one.',
);
export const commonPassword = problem(
  'session.common_password',
  400,
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
