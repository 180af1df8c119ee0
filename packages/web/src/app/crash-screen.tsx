import * as notices from '@sitewright/domain/kernel/notices';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { OctagonAlert } from 'lucide-react';
import { useEffect } from 'react';
import { NetworkError } from '../platform/call.ts';
import { complain } from '../platform/fault.ts';
import { Button } from '../ui/button.tsx';
import { CompanyName, WindowTitle } from '../ui/window-title.tsx';
import { useKnownCompany } from './company.ts';
import { CopyDetails } from './copy-details.tsx';
import { LonePage } from './lone-page.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { useRetries } from './retries.ts';
import { focusHeading } from './use-arrival.ts';

/** What is left when a screen breaks, or cannot be fetched; the frame around it stands. */
export const CrashScreen = ({ error }: ErrorComponentProps) =>
  error instanceof NetworkError ? <OutOfReach /> : <Broken error={error} />;

function Broken({ error }: Pick<ErrorComponentProps, 'error'>) {
  const company = useKnownCompany();
  useEffect(focusHeading, []);
  return (
    <CompanyName value={company.name}>
      <main className="mx-auto grid w-full max-w-[1440px] justify-items-center gap-4 rounded-card border border-line bg-surface px-4 py-8 text-center">
        <WindowTitle heading={notices.crashTitle} />
        <span className="grid size-14 place-items-center rounded-full bg-bad-soft text-on-bad-soft">
          <OctagonAlert aria-hidden="true" className="size-6" />
        </span>
        <div className="grid gap-1">
          <h1 className="text-lg">{notices.crashTitle}</h1>
          <p className="text-text-2">{notices.crash}</p>
        </div>
        <WaysOut />
        <CopyDetails error={error} />
      </main>
    </CompanyName>
  );
}

/** The same where the frame itself is broken. */
export const LoneCrashScreen = (props: ErrorComponentProps) => (
  <LonePage>
    <CrashScreen {...props} />
  </LonePage>
);

function WaysOut() {
  const { retry, isUsedUp } = useRetries();
  useEffect(() => {
    if (isUsedUp) complain(notices.retriesUsed);
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
