import { daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { ClockAlert } from 'lucide-react';
import { dayText } from '../ui/format/date-time.ts';
import { CorrectButton } from './correct/correct-button.tsx';
import { useSiteClock } from './site-clock.ts';

/** The crews that did not clock out, or whose times are to be checked, first thing on the board. */
export function CrewsToCheck({ sessions }: { sessions: LabourSession[] }) {
  const now = useSiteClock()();
  return (
    <ul aria-label="Crews to check" className="grid gap-2">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center gap-2 rounded-card border border-warn bg-warn-soft p-3 text-sm text-on-warn-soft"
        >
          <ClockAlert aria-hidden="true" className="size-icon flex-none" />
          <span className="min-w-40 flex-1 font-medium [overflow-wrap:anywhere]">
            {toCheckText(session, now)}
          </span>
          <CorrectButton session={session} label="Correct the hours" />
        </li>
      ))}
    </ul>
  );
}

const toCheckText = ({ name, startedAt, reviewReason }: LabourSession, now: string): string =>
  reviewReason
    ? `${name}: ${reviewReason}`
    : `${name} did not clock out ${dayPhrase(startedAt, now)}.`;

/** `yesterday`, `today`, or `on 10/11/2026` */
function dayPhrase(startedAt: string, now: string): string {
  const [day, today] = [startedAt, now].map((instant) => londonDay(new Date(instant)));
  const ago = daysBetween(day ?? '', today ?? '');
  if (ago === 0) return 'today';
  return ago === 1 ? 'yesterday' : `on ${dayText(startedAt)}`;
}
