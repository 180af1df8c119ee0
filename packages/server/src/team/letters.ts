import type { Mail } from '../platform/mail.ts';

type Invited = {
  to: string;
  name: string | null;
  company: string;
  publicUrl: string;
  token: string;
  /** Whoever has an account signs in with it instead of making another. */
  hasAccount: boolean;
};

const greeting = (name: string | null) => (name ? `Hello ${name},\n\n` : '');

export const invitationLetter = ({ to, name, company, publicUrl, ...asked }: Invited): Mail => ({
  to,
  subject: `Join ${company} on Sitewright`,
  text: `${greeting(name)}You have been invited to join ${company} on Sitewright.

${asked.hasAccount ? 'Sign in with this email address, and open this link within seven days:' : 'Register with this email address within seven days:'}
${publicUrl}${asked.hasAccount ? '/organizations?' : '/auth?admin=true&tab=register&'}invitation=${asked.token}

If you did not expect this, you can ignore it.
`,
});

export const declinedLetter = (to: string, name: string, reason: string): Mail => ({
  to,
  subject: 'Your request for access to Sitewright',
  text: `Hello ${name},

Thank you for your interest in Sitewright. We cannot give you access:
${reason}
`,
});

type Changed = { to: string; company: string; publicUrl: string };

export const accountMadeLetter = ({ to, company, publicUrl }: Changed): Mail => ({
  to,
  subject: `Your account with ${company} on Sitewright`,
  text: `An account was made for you at ${company}. Whoever made it tells you the password; you choose your own when you first sign in:
${publicUrl}/auth
`,
});

export const passwordGivenLetter = ({ to, company, publicUrl }: Changed): Mail => ({
  to,
  subject: 'Your Sitewright password was reset',
  text: `Somebody who manages the team of ${company} gave you a new password and signed you out everywhere. They tell you what it is; you choose your own when you sign in:
${publicUrl}/auth

If you did not ask for this, tell your company administrator.
`,
});

/** To where they can still be reached, should it not have been meant. */
export const emailChangedLetter = (to: string, email: string, company: string): Mail => ({
  to,
  subject: 'Your Sitewright email address was changed',
  text: `Somebody who manages the team of ${company} changed the address that you sign in with to ${email}.

If you did not ask for this, tell your company administrator.
`,
});
