import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { forgetFailures } from '../platform/preload.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Screen } from '../ui/screen.tsx';

/** A page that has never been here, and cannot come now; it does so by itself when there is signal. */
export function OutOfReach() {
  const router = useRouter();
  useEffect(() => {
    const again = () => tryAgain(router);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [router]);
  return (
    <Screen title="No signal">
      <EmptyState
        icon={WifiOff}
        title="Not saved on this phone yet"
        text="It will load when you have signal."
      >
        <Button onClick={() => tryAgain(router)}>Try again</Button>
      </EmptyState>
    </Screen>
  );
}

function tryAgain(router: AnyRouter): void {
  forgetFailures();
  void router.invalidate();
}
