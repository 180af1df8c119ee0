import type { Authority } from '../kernel/effective-role.ts';
import { type Problem, problem } from '../kernel/problem.ts';

/** What an organisation lists for its administrators, beside the job roles. */
export const administrators = 'Administrator';

export const wrongCode = problem(
  'session.wrong_code',
  400,
  'This code is wrong or has already been used. Enter the code your app is showing now.',
);
export const wrongMailedCode = problem(
  'session.wrong_mailed_code',
  400,
  'This code is wrong or has expired. Enter the code from the latest email.',
);
/** For a session that gives its password once more; signing in has a problem of its own. */
export const confirmationCodeNeeded = problem(
  'confirmation_code_needed',
  400,
  'Enter the code from your authenticator app.',
);
export const twoFactorDue = problem(
  'session.two_factor_due',
  403,
  'Your company requires two-factor sign-in. Set it up to continue.',
);
const twoFactorAlreadyOn = problem(
  'session.two_factor_is_on',
  409,
  'Two-factor sign-in is already on.',
);
const twoFactorNotOn = problem('session.two_factor_is_off', 409, 'Two-factor sign-in is not on.');
export const setUpNotBegun = problem(
  'session.two_factor_not_begun',
  409,
  'Start the set-up again to get a new QR code.',
);
const twoFactorRequiredByCompany = problem(
  'session.two_factor_required',
  409,
  'One of your companies requires two-factor sign-in, so you cannot turn it off.',
);
export const twoFactorResetSpent = problem(
  'session.two_factor_reset_spent',
  403,
  'This link has expired or has already been used.',
);

/** Whether an organisation with these roles requires two-factor sign-in of this member. */
export const isTwoFactorRequired = (
  { role, isOrganizationAdmin }: Authority,
  roles: readonly string[],
): boolean => roles.includes(role) || (isOrganizationAdmin && roles.includes(administrators));

/** Whether the member has to set it up before anything else. */
export const isTwoFactorDue = (
  authority: Authority,
  roles: readonly string[],
  hasTwoFactor: boolean,
): boolean => !hasTwoFactor && isTwoFactorRequired(authority, roles);

type State = { isOn: boolean; isRequired: boolean };

export const obstacleToSettingUp = ({ isOn }: Pick<State, 'isOn'>): Problem | undefined =>
  isOn ? twoFactorAlreadyOn : undefined;

export const obstacleToNewCodes = ({ isOn }: Pick<State, 'isOn'>): Problem | undefined =>
  isOn ? undefined : twoFactorNotOn;

export const obstacleToTurningOff = ({ isOn, isRequired }: State): Problem | undefined => {
  if (!isOn) return twoFactorNotOn;
  return isRequired ? twoFactorRequiredByCompany : undefined;
};
