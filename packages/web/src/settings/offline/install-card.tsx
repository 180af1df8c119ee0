import { install, useInstallOffer } from '../../platform/install-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** An installed application keeps unsent items for longer. */
export function InstallCard() {
  const offer = useInstallOffer();
  return (
    <Panel title="Install">
      <div className="grid justify-items-start gap-3 p-4 text-sm">
        {offer ? (
          <>
            <p>Install Sitewright to open it faster and protect work that has not been sent yet.</p>
            <Button tone="primary" onClick={install}>
              Install on this phone
            </Button>
          </>
        ) : (
          <p className="text-text-2">{withoutOffer()}</p>
        )}
      </div>
    </Panel>
  );
}

function withoutOffer(): string {
  if (isInstalled()) return 'Sitewright is installed on this phone.';
  return isIPhone()
    ? 'Add Sitewright to the Home Screen. Otherwise Safari may delete unsent items after 7 days without a visit. Items are sent only while Sitewright is open.'
    : 'To install Sitewright, open the menu of this browser and choose Install or Add to Home screen.';
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

/** An iPad says that it is a Mac, but has a touch screen. */
const isIPhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
