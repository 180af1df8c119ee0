import { renderLetter } from '../email-templates/public.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Tx } from '../platform/tenancy.ts';

type Invited = {
  /** Whether they requested access themselves. */
  type: 'user_invite' | 'access_request_approved';
  to: string;
  name: string | null;
  company: string;
  publicUrl: string;
  token: string;
  /** A person with an account signs in instead of registering. */
  hasAccount: boolean;
};

export async function invitationLetter(tx: Tx, invited: Invited): Promise<Mail> {
  const { to, type, name, company, publicUrl, token, hasAccount } = invited;
  const path = hasAccount ? '/organizations?' : '/auth?admin=true&tab=register&';
  const instruction = hasAccount
    ? 'Open the link within seven days and log in with this email address to accept:'
    : 'Open the link within seven days to accept:';
  const letter = await renderLetter(tx, type, {
    company: { name: company },
    person: { name },
    invite: { how: instruction, link: `${publicUrl}${path}invitation=${token}` },
  });
  return { to, ...letter };
}

type Declined = { to: string; name: string; reason: string; company: string };

export async function declinedLetter(
  tx: Tx,
  { to, name, reason, company }: Declined,
): Promise<Mail> {
  const data = { company: { name: company }, person: { name }, request: { reason } };
  return { to, ...(await renderLetter(tx, 'access_request_declined', data)) };
}

type Changed = { to: string; company: string; publicUrl: string };

const accountLetter =
  (type: 'user_created' | 'password_given') =>
  async (tx: Tx, { to, company, publicUrl }: Changed): Promise<Mail> => {
    const data = { company: { name: company }, account: { link: `${publicUrl}/auth` } };
    return { to, ...(await renderLetter(tx, type, data)) };
  };

export const accountMadeLetter = accountLetter('user_created');
export const passwordGivenLetter = accountLetter('password_given');

/** To the new address. */
export async function emailConfirmationLetter(
  tx: Tx,
  { to, company, link }: { to: string; company: string; link: string },
): Promise<Mail> {
  const data = { company: { name: company }, confirm: { link } };
  return { to, ...(await renderLetter(tx, 'email_confirmation', data)) };
}

/** To the old address, in case the change was not intended. */
export async function emailChangeLetter(
  tx: Tx,
  { to, email, company }: { to: string; email: string; company: string },
): Promise<Mail> {
  const data = { company: { name: company }, account: { email } };
  return { to, ...(await renderLetter(tx, 'email_changed', data)) };
}

/** To the person themselves: only they can use it. */
export async function twoFactorResetLetter(
  tx: Tx,
  { to, company, link }: { to: string; company: string; link: string },
): Promise<Mail> {
  const data = { company: { name: company }, confirm: { link } };
  return { to, ...(await renderLetter(tx, 'two_factor_reset', data)) };
}
