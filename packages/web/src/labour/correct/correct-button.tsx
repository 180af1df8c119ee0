import { obstacleToCorrecting } from '@sitewright/domain/labour/correct-session';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
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
  const isOnline = useOnline();
  if (obstacle) return null;
  return (
    <>
      <Button
        icon={PencilLine}
        className={isQuiet ? 'border-transparent bg-transparent text-text-2' : ''}
        aria-label={`${label}: ${session.name}`}
        isBlocked={!isOnline}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectSheet session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
