import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Navigate, useMatches, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyScreen } from '../platform/preload.ts';
import { hasCompany, useSessionUser } from '../platform/session.ts';
import { StartScreen } from './start-screen.tsx';

const Shell = lazyScreen(() => import('./shell.tsx'), 'Shell');
const AccountFrame = lazyScreen(() => import('./account-frame.tsx'), 'AccountFrame');

/** The frame of every page of a signed-in user, or the way to the sign-in. */
export const SignedIn = Object.assign(SignedInFrame, { preload: () => Shell.preload?.() });

function SignedInFrame() {
  const { user } = useSessionUser();
  if (!user) return <SignedOut />;
  return (
    <Suspense fallback={<StartScreen />}>
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
