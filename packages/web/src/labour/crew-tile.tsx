import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { restDueSince, segmentLength, totalsOf } from '@sitewright/domain/labour/clock';
import { priceOf } from '@sitewright/domain/labour/cost';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { isToStop } from '@sitewright/domain/labour/stop-reason';
import {
  CirclePause,
  CirclePlay,
  ClockAlert,
  Coffee,
  type LucideIcon,
  OctagonAlert,
  PoundSterling,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { WaitingMark } from '../outbox/waiting-mark.tsx';
import { detailOf } from '../platform/call.ts';
import { Badge } from '../ui/badge.tsx';
import { cn } from '../ui/cn.ts';
import { timeText } from '../ui/format/date-time.ts';
import { Failure } from '../ui/layout/failure.tsx';
import { CorrectButton } from './correct/correct-button.tsx';
import { CrewButtons } from './crew-buttons.tsx';
import { clockText, crewDetail, crewIcons, openPause, stateText } from './crew-labels.ts';
import { SegmentBar } from './segment-bar.tsx';
import { useEveryMinute } from './site-clock.ts';
import { useCrewActions } from './use-crew-actions.ts';

type Props = { session: LabourSession };
type TileProps = Props & { onStop: (session: LabourSession) => void };

/** Fifty of them stay smooth: a tile renders again when its own crew changes, and only while in view. */
export const CrewTile = memo(function CrewTile({ session, onStop }: TileProps) {
  const actions = useCrewActions(session);
  const { shown, refusal } = actions;
  const isPaused = shown.status === 'paused';
  return (
    <li
      aria-label={shown.name}
      className={cn(
        'flex min-w-0 flex-col gap-2 rounded-card border p-3 [contain-intrinsic-size:auto_10.5rem] [content-visibility:auto]',
        isPaused
          ? 'border-warn bg-[color-mix(in_srgb,var(--warn-soft)_42%,var(--surface))]'
          : 'border-line bg-surface',
      )}
    >
      <Head session={shown} />
      <div className="flex items-end gap-3">
        <CrewTimer session={shown} />
        <p className="min-w-0 flex-1 text-right text-xs tracking-normal text-text-2">
          <span className="block truncate">{stateText(shown)}</span>
          <span className="line-clamp-2" title={crewDetail(shown)}>
            {crewDetail(shown)}
          </span>
        </p>
      </div>
      <SegmentBar session={shown} />
      <CrewHints session={shown} />
      <WaitingMark name="labourSessionId" id={shown.id} />
      {refusal && <Failure text={detailOf(refusal)} />}
      <CrewButtons actions={actions} onStop={onStop} />
      <CorrectButton session={shown} isQuiet />
    </li>
  );
});

function Head({ session }: Props) {
  const { crewKind, name, status } = session;
  const Icon = crewIcons[crewKind];
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden="true" className="size-icon flex-none text-text-2" />
      <h3
        className="line-clamp-2 min-w-0 flex-1 tracking-[-0.02em] [overflow-wrap:anywhere]"
        title={name}
      >
        {name}
      </h3>
      {isToStop(session) ? (
        <Badge tone="bad" icon={OctagonAlert}>
          Check
        </Badge>
      ) : status === 'paused' ? (
        <Badge tone="warn" icon={CirclePause}>
          Paused
        </Badge>
      ) : (
        <Badge tone="ok" icon={CirclePlay}>
          Working
        </Badge>
      )}
    </div>
  );
}

/** Warnings about a crew, in words. */
function CrewHints({ session }: { session: LabourSession }) {
  const since = useEveryMinute((now) => restDueSince(session, now) ?? '');
  const standing = useEveryMinute((now) => standingSoFar(session, now) ?? '');
  return (
    <>
      {standing && <Hint icon={PoundSterling}>Standing time: {formatPounds(standing)} so far</Hint>}
      {session.needsReview && (
        <Hint icon={ClockAlert}>
          {session.reviewReason
            ? `Needs review. ${session.reviewReason}`
            : 'Needs review: check the hours.'}
        </Hint>
      )}
      {since && (
        <Hint icon={Coffee}>No 20-minute break since {timeText(since)}, over 6 hours ago.</Hint>
      )}
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

/** How long they have worked, or how long they have been waiting. */
function CrewTimer({ session }: { session: LabourSession }) {
  const pause = openPause(session);
  const length = useEveryMinute((now) =>
    pause ? segmentLength(pause, now) : totalsOf(session, now).worked,
  );
  return (
    <time
      role="timer"
      dateTime={`PT${length / 60_000}M`}
      className={cn('text-xl font-bold tracking-[-0.02em]', pause && 'text-on-warn-soft')}
    >
      {clockText(length)}
    </time>
  );
}
