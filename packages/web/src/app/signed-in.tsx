import type { SessionUser } from '@sitewright/domain/session/session-user';
import { Navigate, useMatches, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyScreen } from '../platform/preload.ts';
import {
  forgetReturnAddress,
  keepReturnAddress,
  noteSignedIn,
  returnAddress,
} from '../platform/return-address.ts';
import { hasCompany, useSessionUser } from '../platform/session.ts';
import { StartScreen } from './start-screen.tsx';

const Shell = lazyScreen(() => import('./shell.tsx'), 'Shell');
const AccountFrame = lazyScreen(() => import('./account-frame.tsx'), 'AccountFrame');

/** The frame of every page of a signed-in user, or the way to the sign-in. */
export const SignedIn = Object.assign(SignedInFrame, { preload: () => Shell.preload?.() });

function SignedInFrame() {
  const { user } = useSessionUser();
  const [address, setAddress] = useState(() => user && returnAddress(user.id));
  if (!user) return <SignedOut />;
  noteSignedIn(user.id);
  if (address) return <GoBack address={address} onDone={() => setAddress(undefined)} />;
  return (
    <Suspense fallback={<StartScreen />}>
      {hasCompany(user) ? <Shell user={user} /> : <WithoutCompany user={user} />}
    </Suspense>
  );
}

/** An invitation that they were about to accept waits until they have signed in. */
function SignedOut() {
  const invitation = useSearch({ strict: false, select: (search) => search.invitation });
  const router = useRouter();
  // Read once: drawn again with the next address, it would navigate again.
  const [href] = useState(() => router.state.location.href);
  useEffect(() => keepReturnAddress(href), [href]);
  return <Navigate to="/auth" search={invitation ? { invitation } : {}} replace />;
}

/** Back to the page on which the session ended. */
function GoBack({ address, onDone }: { address: string; onDone: () => void }) {
  const router = useRouter();
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    forgetReturnAddress();
    void router.navigate({ href: address, replace: true }).then(() => finish());
  }, [router, address]);
  return <StartScreen />;
}

/** Every other page reads the data of a company. */
function WithoutCompany({ user }: { user: SessionUser }) {
  const isAtCompanies = useMatches({
    select: (all) => all.some(({ fullPath }) => fullPath === '/organizations'),
  });
  return isAtCompanies ? <AccountFrame user={user} /> : <Navigate to="/organizations" replace />;
}
