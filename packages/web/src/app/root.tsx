import { Navigate, Outlet, useMatches, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { userMessage } from '../platform/call.ts';
import { readItem } from '../platform/local-storage.ts';
import { keepsItems } from '../platform/outbox/keeps-items.ts';
import { lazyScreen } from '../platform/preload.ts';
import { useSessionUser } from '../platform/session.ts';
import { authSearch } from '../session/auth-search.ts';
import { Button } from '../ui/button.tsx';
import { Toasts } from '../ui/dialogs/toast.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { BlankLayout } from './blank-layout.tsx';
import { StartScreen } from './start-screen.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const LockedItems = lazyScreen(() => import('../outbox/locked-items.tsx'), 'LockedItems');
const loadRegion = () => import('./company-toasts.tsx');

export function Root() {
  useFocusOnNavigation();
  return (
    <Toasts loadRegion={loadRegion}>
      <Admitted />
    </Toasts>
  );
}

/** The half of the access rule that holds everywhere; `signed-in.tsx` has the other. */
function Admitted() {
  const { user, isLoading, hasFailed, error, retry } = useSessionUser();
  const isAtAuth = useMatches({ select: (all) => all.some(({ routeId }) => routeId === '/auth') });

  // Once the sign-in form is visible it stays: reading the user again must not remove input.
  if (isLoading && !(isAtAuth && hasFailed)) return <StartScreen />;
  if (error && !isAtAuth) return <Unanswered error={error} onRetry={retry} />;
  if (user && isAtAuth) return <Arrived />;
  return (
    <>
      {isAtAuth && readItem(keepsItems) && (
        <Suspense>
          <LockedItems />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}

/** An invitation that is still in the address waits to be accepted. */
function Arrived() {
  const { invitation } = authSearch(useSearch({ strict: false }));
  return invitation ? (
    <Navigate to="/organizations" search={{ invitation }} replace />
  ) : (
    <Navigate to="/contracts" replace />
  );
}

/** The server did not say that the visitor is signed out, so they keep their place. */
const Unanswered = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <BlankLayout>
    <main className="grid justify-items-center gap-4">
      <Failure text={userMessage(error)} />
      <Button onClick={onRetry}>Try again</Button>
    </main>
  </BlankLayout>
);
