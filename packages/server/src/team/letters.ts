import type { TemplateData } from '@sitewright/domain/email-templates/language';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { renderLetterTo } from '../email-templates/public.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Tx } from '../platform/tenancy.ts';

type Reader = { to: string; company: string };

/** The company by its name, also before it has a profile. */
const letterOf = (tx: Tx, type: TemplateType, { to, company }: Reader, data: TemplateData) =>
  renderLetterTo(tx, to, type, { company: { name: company }, ...data });

type Invited = Reader & {
  /** Whether they requested access themselves. */
  type: 'user_invite' | 'access_request_approved';
  name: string | null;
  publicUrl: string;
  token: string;
  /** A person with an account signs in instead of registering. */
  hasAccount: boolean;
};

export function invitationLetter(tx: Tx, invited: Invited): Promise<Mail> {
  const { type, name, publicUrl, token, hasAccount } = invited;
  const path = hasAccount ? '/organizations?' : '/auth?admin=true&tab=register&';
  const instruction = hasAccount
    ? 'Open the link within 7 days and log in with this email address to accept:'
    : 'Open the link within 7 days to accept:';
  return letterOf(tx, type, invited, {
    person: { name },
    invite: { how: instruction, link: `${publicUrl}${path}invitation=${token}` },
  });
}

type Declined = Reader & { name: string; reason: string };

export const declinedLetter = (tx: Tx, { name, reason, ...reader }: Declined) =>
  letterOf(tx, 'access_request_declined', reader, { person: { name }, request: { reason } });

const accountLetter =
  (type: 'user_created' | 'password_given') =>
  (tx: Tx, { publicUrl, ...reader }: Reader & { publicUrl: string }) =>
    letterOf(tx, type, reader, { account: { link: `${publicUrl}/auth` } });

export const accountMadeLetter = accountLetter('user_created');
export const passwordGivenLetter = accountLetter('password_given');

const confirmationLetter =
  (type: 'email_confirmation' | 'two_factor_reset') =>
  (tx: Tx, { link, ...reader }: Reader & { link: string }) =>
    letterOf(tx, type, reader, { confirm: { link } });

/** To the new address. */
export const emailConfirmationLetter = confirmationLetter('email_confirmation');

/** To the person: only they can use it. */
export const twoFactorResetLetter = confirmationLetter('two_factor_reset');

/** To the old address, in case the change was not intended. */
export const emailChangeLetter = (tx: Tx, { email, ...reader }: Reader & { email: string }) =>
  letterOf(tx, 'email_changed', reader, { account: { email } });
