import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetFailures } from '../platform/preload.ts';
import { Button } from '../ui/button.tsx';
import { notSavedYet, useSaysNotSaved } from '../ui/layout/says-not-saved.ts';
import { ErrorPage } from './error-page.tsx';

/** A page that has never been loaded and cannot be loaded now; it loads automatically once there is signal. */
export function NoSignalPage() {
  const router = useRouter();
  useSaysNotSaved();
  useEffect(() => {
    const again = () => tryAgain(router);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [router]);
  return (
    <ErrorPage title="No signal" text={notSavedYet}>
      <Button onClick={() => tryAgain(router)}>Try again</Button>
    </ErrorPage>
  );
}

function tryAgain(router: AnyRouter): void {
  forgetFailures();
  void router.invalidate();
}
