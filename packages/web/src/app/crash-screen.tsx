import * as notices from '@sitewright/domain/kernel/notices';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NetworkError } from '../platform/call.ts';
import { logError } from '../platform/fault.ts';
import { Button } from '../ui/button.tsx';
import { BlankLayout } from './blank-layout.tsx';
import { CopyDetails } from './copy-details.tsx';
import { ErrorPage } from './error-page.tsx';
import { NoSignalPage } from './no-signal-page.tsx';
import { useRetries } from './retries.ts';

/** Shown if a screen fails or cannot be loaded; the frame around it stays. */
export const CrashScreen = ({ error }: ErrorComponentProps) =>
  error instanceof NetworkError ? (
    <NoSignalPage />
  ) : (
    <ErrorPage title={notices.crashTitle} text={notices.crash}>
      <WaysOut />
      <CopyDetails error={error} />
    </ErrorPage>
  );

/** The same where the frame itself is broken. */
export const LoneCrashScreen = (props: ErrorComponentProps) => (
  <BlankLayout>
    <CrashScreen {...props} />
  </BlankLayout>
);

function WaysOut() {
  const { retry, isUsedUp } = useRetries();
  useEffect(() => {
    if (isUsedUp) logError(notices.retriesUsed);
  }, [isUsedUp]);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {!isUsedUp && (
        <Button tone="primary" onClick={retry}>
          Try Again
        </Button>
      )}
      <Button onClick={() => window.location.assign('/')}>Go Home</Button>
      <Button onClick={() => window.location.reload()}>Refresh Page</Button>
    </div>
  );
}
