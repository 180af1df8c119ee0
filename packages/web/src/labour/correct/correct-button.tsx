import { obstacleToCorrecting } from '@sitewright/domain/labour/correct-session';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { isUnsentId } from '../../platform/outbox/item.ts';
import { useActor } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { useSiteClock } from '../site-clock.ts';

const CorrectSheet = lazy(async () => ({
  default: (await import('./correct-sheet.tsx')).CorrectSheet,
}));

type Props = { session: LabourSession; label?: string; isQuiet?: boolean };

/** Opens the correction of a crew; not shown to users who may not correct it. */
export function CorrectButton({ session, label = 'Correct times', isQuiet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const now = useSiteClock()();
  const obstacle = obstacleToCorrecting(session, useActor(), { now });
  // What waits on this phone has no number that the server knows.
  const needsSignal = !useOnline() || isUnsentId(session.id);
  const reason = useId();
  if (obstacle) return null;
  return (
    <>
      <Button
        icon={PencilLine}
        className={isQuiet ? 'border-transparent bg-transparent text-text-2' : ''}
        aria-label={`${label}: ${session.name}`}
        aria-describedby={needsSignal ? reason : undefined}
        title={needsSignal ? 'Needs signal' : undefined}
        isBlocked={needsSignal}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {needsSignal && (
        <span id={reason} className="sr-only">
          Needs signal
        </span>
      )}
      {isOpen && (
        <Suspense>
          <CorrectSheet session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
