import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyScreen } from '../platform/preload.ts';
import { useSessionUser } from '../platform/session.ts';
import { RetryBoundary } from './retry-boundary.tsx';
import { useLogout } from './use-logout.ts';

const SetUpTwoFactor = lazyScreen(() => import('./two-factor/set-up.tsx'), 'SetUpTwoFactor');

/** Blocks the app while the company requires two-factor sign-in of a user who does not have it. */
export function ForcedTwoFactorDialog() {
  const { user } = useSessionUser();
  const client = useQueryClient();
  const logout = useLogout();
  // Open until the recovery codes are saved, though the server lets the user in before.
  const [isOpen, setOpen] = useState(false);
  const isDue = user?.mustSetUpTwoFactor && !user.mustChangePassword;
  if (isDue && !isOpen) setOpen(true);
  if (!isOpen) return null;
  return (
    <RetryBoundary part={SetUpTwoFactor} className="grid justify-items-center gap-3 p-gutter">
      <SetUpTwoFactor
        reason="Your company requires this."
        cancel={{
          label: 'Cancel & Logout',
          isPending: logout.isPending,
          onPress: () => logout.perform({}),
        }}
        onDone={() => void client.invalidateQueries().then(() => setOpen(false))}
      />
    </RetryBoundary>
  );
}
