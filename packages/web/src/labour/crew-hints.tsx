import { inPounds } from '@sitewright/domain/kernel/pounds';
import { isRestDue, totalsOf } from '@sitewright/domain/labour/clock';
import { priceOf } from '@sitewright/domain/labour/cost';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { ClockAlert, Coffee, type LucideIcon, PoundSterling } from 'lucide-react';
import type { ReactNode } from 'react';
import { openPause } from './crew-labels.ts';
import { useAtTime } from './site-clock.ts';

/** Warnings about a crew, in words. */
export function CrewHints({ session }: { session: LabourSession }) {
  const restDue = useAtTime((now) => Number(isRestDue(session, now)));
  const standing = useAtTime((now) => standingSoFar(session, now) ?? '');
  return (
    <>
      {standing && <Hint icon={PoundSterling}>standing {inPounds(standing)} so far</Hint>}
      {session.needsReview && <Hint icon={ClockAlert}>Needs review: please check its hours.</Hint>}
      {restDue > 0 && <Hint icon={Coffee}>Over 6 hours without a 20-minute break.</Hint>}
    </>
  );
}

/** The cost of a crew's paid waiting; null for a user who may not see it. */
function standingSoFar(session: LabourSession, now: string): string | null {
  const { hourlyRate, operatives } = session;
  const isPaid = openPause(session)?.isPaid;
  return isPaid
    ? hourlyRate && priceOf(hourlyRate, totalsOf(session, now).paidPause, operatives)
    : null;
}

type HintProps = { icon: LucideIcon; children: ReactNode };

const Hint = ({ icon: Icon, children }: HintProps) => (
  <p className="flex items-start gap-1.5 text-xs font-medium tracking-normal text-on-warn-soft">
    <Icon aria-hidden="true" className="mt-px size-3.5 site:mt-0.5 site:size-4" />
    <span>{children}</span>
  </p>
);
