import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { CircleCheck, ClockAlert } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { timeText } from '../ui/format/moment.ts';
import { crewDetail, crewIcons, lengthText } from './crew-labels.ts';
import { tileGrid } from './tile-grid.ts';

/** The crews that finished today, collapsed. */
export const FinishedToday = ({ sessions }: { sessions: LabourSession[] }) => (
  <details>
    <summary className="min-h-control-sm content-center rounded-control text-sm font-medium text-text-2 hover:text-text">
      Finished today ({sessions.length})
    </summary>
    <ul className={`${tileGrid} pt-1`}>
      {sessions.map((session) => (
        <FinishedCrew key={session.id} session={session} />
      ))}
    </ul>
  </details>
);

function FinishedCrew({ session }: { session: LabourSession }) {
  const { crewKind, name, startedAt, finishedAt, needsReview } = session;
  const Icon = crewIcons[crewKind];
  const { worked, paused } = totalsOf(session, finishedAt ?? startedAt);
  return (
    <li className="grid content-start gap-1 rounded-card border border-line bg-surface p-3">
      <div className="flex min-w-0 items-center gap-2">
        <Icon aria-hidden="true" className="size-icon text-text-2" />
        <h3 className="min-w-0 flex-1 truncate">{name}</h3>
        {needsReview ? (
          <Badge tone="warn" icon={ClockAlert}>
            Needs review
          </Badge>
        ) : (
          <Badge tone="plain" icon={CircleCheck}>
            Finished
          </Badge>
        )}
      </div>
      <p className="text-xs tracking-normal text-text-2 tabular-nums">
        {timeText(startedAt)} to {timeText(finishedAt ?? startedAt)} · {lengthText(worked)} worked
        {paused >= 60_000 && ` · ${lengthText(paused)} pause`}
      </p>
      <p className="truncate text-xs tracking-normal text-text-2">{crewDetail(session)}</p>
    </li>
  );
}
