import { emailChangeSpent } from '@sitewright/domain/session/membership-rules';
import { teamApi } from '@sitewright/domain/team/api';
import { MailCheck } from 'lucide-react';
import { ConfirmByLink } from './confirm-by-link.tsx';

const words = {
  title: 'Confirm your email address',
  text: 'Once you confirm this email address, use it to sign in.',
  button: 'Confirm email address',
  done: {
    title: 'Email address confirmed',
    text: (email: string) => `From now on, sign in with ${email}.`,
  },
  spent: 'Ask your company administrator to start the change again.',
};

export const ConfirmEmailScreen = ({ token }: { token?: string }) => (
  <ConfirmByLink
    token={token}
    endpoint={teamApi.confirmEmail}
    isSpent={emailChangeSpent}
    icon={MailCheck}
    words={words}
  />
);
