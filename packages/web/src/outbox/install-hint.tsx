import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { install, useInstallOffer } from '../platform/install-offer.ts';
import { endInstallHint, isEnoughKept } from '../platform/outbox/things-kept.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';

/** Offered once, to a person who has kept some things on this phone. */
export function InstallHint() {
  const offer = useInstallOffer();
  const [isAnswered, setAnswered] = useState(false);
  const end = () => {
    endInstallHint();
    setAnswered(true);
  };
  if (!offer || isAnswered || !isEnoughKept()) return null;
  return (
    <Notice
      icon={MonitorSmartphone}
      tone="info"
      text="Install Sitewright to open it faster and protect work that has not been sent yet."
    >
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            end();
            install();
          }}
        >
          Install on this phone
        </Button>
        <Button onClick={end}>Not now</Button>
      </div>
    </Notice>
  );
}
