import { lazyScreen } from '../platform/preload.ts';
import { useSessionUser } from '../platform/session.ts';
import { RetryBoundary } from './retry-boundary.tsx';

const ChangeFirstPassword = lazyScreen(
  () => import('./change-first-password.tsx'),
  'ChangeFirstPassword',
);

/** Blocks the app until a user with a temporary password has chosen their own, or signs out. */
export function ForcedPasswordDialog() {
  const { user } = useSessionUser();
  if (!user?.mustChangePassword) return null;
  return (
    <RetryBoundary part={ChangeFirstPassword} className="grid justify-items-center gap-3 p-gutter">
      <ChangeFirstPassword username={user.username} />
    </RetryBoundary>
  );
}
