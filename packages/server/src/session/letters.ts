import type { AccessRequest } from '@sitewright/domain/session/access-request';
import { emailRenderer, renderLetter, renderLetterTo } from '../email-templates/public.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Tx } from '../platform/tenancy.ts';

/** Two emails with one code: if a filter drops the first, the second may arrive. */
export async function resetLetters(tx: Tx, to: string, code: string): Promise<Mail[]> {
  const write = await emailRenderer(tx, 'password_reset');
  return ['Account Access Code', 'Account Verification'].map((title) => ({
    to,
    ...write({ reset: { title, code } }),
  }));
}

export const passwordChangedLetter = (tx: Tx, to: string): Promise<Mail> =>
  renderLetterTo(tx, to, 'password_changed');

const tokensLeft = (count: number): string =>
  count === 0
    ? ''
    : ` ${count} of your API tokens ${count === 1 ? 'still works' : 'still work'} without a code. Revoke any you do not need under User Settings, API tokens.`;

const twoFactorChanges = {
  turnedOn: (tokens: number) =>
    `Two-factor sign-in was turned on for your account, and all your other devices were signed out.${tokensLeft(tokens)}`,
  turnedOff: () => 'Two-factor sign-in was turned off for your account.',
  newCodes: () =>
    'New recovery codes were created for your account. Your old codes no longer work.',
  recoveryCodeUsed: (left: number) =>
    `A recovery code was used for your account. You have ${left} left. You can create new ones under User Settings, Security.`,
  removed: () =>
    'Two-factor sign-in was removed from your account after you confirmed it by email, and you were signed out everywhere.',
};

export const twoFactorChangedLetter = (
  tx: Tx,
  to: string,
  change: keyof typeof twoFactorChanges,
  count = 0,
): Promise<Mail> =>
  renderLetterTo(tx, to, 'two_factor_changed', {
    account: { change: twoFactorChanges[change](count) },
  });

/** Only to the operators, never to the address that was typed. */
export async function accessRequestLetters(
  tx: Tx,
  operators: readonly string[],
  request: AccessRequest,
): Promise<Mail[]> {
  if (operators.length === 0) return [];
  const letter = await renderLetter(tx, 'access_request_received', { request });
  return operators.map((to) => ({ to, ...letter }));
}
