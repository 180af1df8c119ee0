import { createRoute, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyScreen } from '../platform/preload.ts';
import { useSessionUser } from '../platform/session.ts';
import { LoneCrashScreen } from './crash-screen.tsx';
import { rootRoute } from './root.tsx';
import { Starting } from './starting.tsx';

const Shell = lazyScreen(() => import('./shell.tsx'), 'Shell');

/** Every route below it needs somebody to be signed in, also when they sign out later. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  errorComponent: LoneCrashScreen,
  component: Object.assign(SignedIn, { preload: () => Shell.preload?.() }),
});

function SignedIn() {
  const { user } = useSessionUser();
  if (!user) return <Navigate to="/auth" replace />;
  return (
    <Suspense fallback={<Starting />}>
      <Shell user={user} />
    </Suspense>
  );
}
