import type { Mail } from '../platform/mail.ts';

type Given = { to: string; company: string; publicUrl: string; token: string };

export const invitationLetter = ({ to, company, publicUrl, token }: Given): Mail => ({
  to,
  subject: `Join ${company} on Sitewright`,
  text: `You have been invited to join ${company} on Sitewright.

Register with this email address within seven days:
${publicUrl}/auth?admin=true&tab=register&invitation=${token}

If you did not expect this, you can ignore it.
`,
});
