import { twoFactorResetSpent } from '@sitewright/domain/session/two-factor-rules';
import { teamApi } from '@sitewright/domain/team/api';
import { ShieldOff } from 'lucide-react';
import { ConfirmByLink } from '../confirm-by-link.tsx';

const words = {
  title: 'Remove two-factor sign-in',
  text: 'Your administrator asked for this. You will be signed out everywhere and then sign in with just your password. If you did not ask for it, close this page.',
  button: 'Remove two-factor sign-in',
  done: {
    title: 'Two-factor sign-in removed',
    text: (email: string) =>
      `Sign in as ${email} with your password. You can set it up again at any time.`,
  },
  spent: 'Ask your company administrator to send the link again.',
};

export const ConfirmResetScreen = ({ token }: { token?: string }) => (
  <ConfirmByLink
    token={token}
    endpoint={teamApi.confirmTwoFactorReset}
    isSpent={twoFactorResetSpent}
    icon={ShieldOff}
    words={words}
  />
);
