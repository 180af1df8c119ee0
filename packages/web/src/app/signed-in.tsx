import type { SessionUser } from '@sitewright/domain/session/session-user';
import { createRoute, Navigate, useMatches, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyScreen } from '../platform/preload.ts';
import { hasCompany, useSessionUser } from '../platform/session.ts';
import { LoneCrashScreen } from './crash-screen.tsx';
import { rootRoute } from './root.tsx';
import { Starting } from './starting.tsx';

const Shell = lazyScreen(() => import('./shell.tsx'), 'Shell');
const AccountFrame = lazyScreen(() => import('./account-frame.tsx'), 'AccountFrame');

/** Every route below it needs somebody to be signed in, also when they sign out later. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  errorComponent: LoneCrashScreen,
  component: Object.assign(SignedIn, { preload: () => Shell.preload?.() }),
});

function SignedIn() {
  const { user } = useSessionUser();
  if (!user) return <SignedOut />;
  return (
    <Suspense fallback={<Starting />}>
      {hasCompany(user) ? <Shell user={user} /> : <WithoutCompany user={user} />}
    </Suspense>
  );
}

/** An invitation that they were about to accept waits until they have signed in. */
function SignedOut() {
  const invitation = useSearch({ strict: false, select: (search) => search.invitation });
  return <Navigate to="/auth" search={invitation ? { invitation } : {}} replace />;
}

/** Every other page reads the data of a company. */
function WithoutCompany({ user }: { user: SessionUser }) {
  const isAtCompanies = useMatches({
    select: (all) => all.some(({ fullPath }) => fullPath === '/organizations'),
  });
  return isAtCompanies ? <AccountFrame user={user} /> : <Navigate to="/organizations" replace />;
}
