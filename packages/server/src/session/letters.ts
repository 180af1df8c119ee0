import type { AccessRequest } from '@sitewright/domain/session/access-request';
import type { Mail } from '../platform/mail.ts';

/** Two letters with one code: should a filter swallow the first, the second may pass. */
export const resetLetters = (to: string, code: string): Mail[] =>
  ['Account Access Code', 'Account Verification'].map((subject) => ({
    to,
    subject,
    text: `Your Sitewright code is: ${code}

Enter it where you asked for it, within ten minutes. It works once.
If you did not ask for a code, somebody typed your address; your password has not changed.
`,
  }));

export const passwordChangedLetter = (to: string): Mail => ({
  to,
  subject: 'Your Sitewright password was changed',
  text: `The password of your Sitewright account was changed just now, and every other device was signed out.

If this was not you, reset your password and tell your company administrator.
`,
});

/** Only ever to the operator, in plain text, never to the address that was typed. */
export const accessRequestLetter = (to: string, request: AccessRequest): Mail => ({
  to,
  subject: 'A request for access to Sitewright',
  text: `Name: ${request.name}
Email: ${request.email}
Company: ${request.company}
Role: ${request.role}
Message: ${request.message ?? '(none)'}

You promised an answer within 24 hours.
`,
});
