import { lengthOf, totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { cn } from '../ui/cn.ts';
import { clockText, clockWithSeconds, openPause } from './crew-labels.ts';
import { useAtTime } from './site-clock.ts';

/** How long they have worked, or how long they have been waiting; the seconds are in its title. */
export function CrewTimer({ session }: { session: LabourSession }) {
  const pause = openPause(session);
  const seconds = useAtTime((now) =>
    Math.floor((pause ? lengthOf(pause, now) : totalsOf(session, now).worked) / 1000),
  );
  const length = seconds * 1000;
  return (
    <time
      role="timer"
      dateTime={`PT${seconds}S`}
      title={clockWithSeconds(length)}
      className={cn('text-xl font-bold tracking-[-0.02em]', pause && 'text-on-warn-soft')}
    >
      {clockText(length)}
    </time>
  );
}
