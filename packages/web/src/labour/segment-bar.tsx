import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession, Segment } from '@sitewright/domain/labour/labour-session';
import { isPaidByDefault } from '@sitewright/domain/labour/rules';
import { timeText } from '../ui/format/date-time.ts';
import { crewStartText, lengthText, openPause, pauseText, startText } from './crew-labels.ts';
import { useEveryMinute } from './site-clock.ts';

const minute = 60_000;
const width = 240;

/** The shift as a line from its start to its expected finish: what was worked, what was waited. */
export function SegmentBar({ session }: { session: LabourSession }) {
  // A change within a quarter of a minute is too small to see.
  const now = useEveryMinute((time) => Math.ceil(Date.parse(time) / (minute / 4)) * (minute / 4));
  const start = Date.parse(session.startedAt);
  const end = Math.max(expectedFinish(start), now);
  const placeOf = (time: number) => ((time - start) / (end - start)) * width;

  return (
    <div className="grid gap-1">
      <svg
        role="img"
        aria-label={barLabel(session, now)}
        viewBox={`0 0 ${width} 8`}
        preserveAspectRatio="none"
        className="block h-2 w-full rounded-[2px] bg-track"
      >
        {session.segments.map((segment) => {
          const from = placeOf(Date.parse(segment.startedAt));
          const to = placeOf(segment.endedAt ? Date.parse(segment.endedAt) : now);
          const size = { x: from, width: Math.max(0, to - from), height: 8 };
          return <rect key={segment.id} {...size} className={fillOf(segment)} />;
        })}
        <rect x={placeOf(now) - 1.5} width="1.5" height="8" className="fill-text" />
      </svg>
      <p className="flex justify-between text-xs tracking-normal text-text-2 tabular-nums">
        <span>{crewStartText(session)}</span>
        <span>{middle(session, now)}</span>
        <span>{timeText(end)}</span>
      </p>
    </div>
  );
}

const usualFinish = 17 * 60;

/** 17:00 on site on the day of the start. */
function expectedFinish(start: number): number {
  const [hours = 0, minutes = 0] = timeText(start).split(':').map(Number);
  return start + (usualFinish - hours * 60 - minutes) * minute;
}

const fillOf = ({ kind, reason }: Segment): string =>
  kind === 'work' ? 'fill-brand' : isPaidByDefault(reason ?? 'other') ? 'fill-warn' : rest;

const rest = 'fill-control opacity-50';

const totalsAt = (session: LabourSession, now: number) =>
  totalsOf(session, new Date(now).toISOString());

function middle(session: LabourSession, now: number): string | false {
  const pause = openPause(session);
  const { paused } = totalsAt(session, now);
  const word = session.crewKind === 'plant' ? 'idle' : 'pause';
  return pause ? `since ${startText(pause)}` : paused >= minute && `${lengthText(paused)} ${word}`;
}

function barLabel(session: LabourSession, now: number): string {
  const { worked, paused } = totalsAt(session, now);
  const sofar = `Worked ${lengthText(worked)}, paused ${lengthText(paused)}`;
  const pause = openPause(session);
  return pause ? `${sofar}, ${pauseText(pause)} since ${timeText(pause.startedAt)}` : sofar;
}
