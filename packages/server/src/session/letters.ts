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
