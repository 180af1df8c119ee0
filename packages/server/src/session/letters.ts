import type { AccessRequest } from '@sitewright/domain/session/access-request';
import { letterFrom, writerOf } from '../email-templates/for-others.ts';
import { findLetterhead } from '../organizations/for-others.ts';
import type { Mail } from '../platform/mail.ts';
import type { Tx } from '../platform/tenancy.ts';

const companyIn = async (tx: Tx) => ({ name: (await findLetterhead(tx)).company });

/** Two letters with one code: should a filter swallow the first, the second may pass. */
export async function resetLetters(tx: Tx, to: string, code: string): Promise<Mail[]> {
  const write = await writerOf(tx, 'password_reset');
  const company = await companyIn(tx);
  return ['Account Access Code', 'Account Verification'].map((title) => ({
    to,
    ...write({ company, reset: { title, code } }),
  }));
}

export async function passwordChangedLetter(tx: Tx, to: string): Promise<Mail> {
  const company = await companyIn(tx);
  return { to, ...(await letterFrom(tx, 'password_changed', { company })) };
}

const twoFactorChanges = {
  turnedOn: () =>
    'Two-factor sign-in was turned on for your account, and all your other devices were signed out.',
  turnedOff: () => 'Two-factor sign-in was turned off for your account.',
  newCodes: () =>
    'New recovery codes were made for your account. The codes you had before no longer work.',
  recoveryCodeUsed: (left: number) =>
    `A recovery code was used for your account. ${left} of them ${left === 1 ? 'is' : 'are'} left. When few are left, make new ones under User Settings, Security.`,
  removed: () =>
    'Two-factor sign-in was removed from your account after you confirmed it by email, and you were signed out everywhere.',
};

export async function twoFactorChangedLetter(
  tx: Tx,
  to: string,
  what: keyof typeof twoFactorChanges,
  codesLeft = 0,
): Promise<Mail> {
  const data = {
    company: await companyIn(tx),
    account: { change: twoFactorChanges[what](codesLeft) },
  };
  return { to, ...(await letterFrom(tx, 'two_factor_changed', data)) };
}

/** Only ever to the operators, never to the address that was typed. */
export async function accessRequestLetters(
  tx: Tx,
  operators: readonly string[],
  request: AccessRequest,
): Promise<Mail[]> {
  if (operators.length === 0) return [];
  const company = await companyIn(tx);
  const letter = await letterFrom(tx, 'access_request_received', { company, request });
  return operators.map((to) => ({ to, ...letter }));
}
