import { messages } from '@sitewright/domain/kernel/messages';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { Screen } from '../ui/screen.tsx';
import { CompanyName } from '../ui/window-title.tsx';
import { useKnownCompany } from './company.ts';
import { LonePage } from './lone-page.tsx';

/** What is left when a screen breaks, or cannot be fetched. */
export function CrashScreen() {
  const router = useRouter();
  const company = useKnownCompany();
  return (
    <CompanyName value={company.name}>
      <LonePage>
        <Screen title={messages.crashTitle}>
          <p>{messages.crash}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button tone="primary" onClick={() => router.invalidate()}>
              Try Again
            </Button>
            <Button onClick={() => window.location.assign('/')}>Go Home</Button>
            <Button onClick={() => window.location.reload()}>Refresh Page</Button>
          </div>
        </Screen>
      </LonePage>
    </CompanyName>
  );
}
