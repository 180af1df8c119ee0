import type { Authority } from '../kernel/effective-role.ts';
import { badRequest, conflict, forbidden, type Problem } from '../kernel/problem.ts';

/** The groups that an organisation can choose: administrators and the job roles. */
export const administrators = 'Administrator';

export const wrongCode = badRequest(
  'session.wrong_code',
  'This code is wrong or has already been used. Enter the code your app is showing now.',
);
export const wrongMailedCode = badRequest(
  'session.wrong_mailed_code',
  'This code is wrong or has expired. Enter the code from the latest email.',
);
/** For a session that gives its password once more; signing in has a problem of its own. */
export const confirmationCodeNeeded = badRequest(
  'confirmation_code_needed',
  'Enter the code from your authenticator app.',
);
export const twoFactorDue = forbidden(
  'session.two_factor_due',
  'Your company requires two-factor sign-in. Set it up to continue.',
);
const twoFactorAlreadyOn = conflict(
  'session.two_factor_is_on',
  'Two-factor sign-in is already on.',
);
const twoFactorNotOn = conflict('session.two_factor_is_off', 'Two-factor sign-in is not on.');
export const setUpNotBegun = conflict(
  'session.two_factor_not_begun',
  'Start the set-up again to get a new QR code.',
);
const twoFactorRequiredByCompany = conflict(
  'session.two_factor_required',
  'One of your companies requires two-factor sign-in, so you cannot turn it off.',
);
export const twoFactorResetSpent = forbidden(
  'session.two_factor_reset_spent',
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
