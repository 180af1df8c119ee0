import { labourApi } from '@sitewright/domain/labour/api';
import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ClockAlert } from 'lucide-react';
import { useOutbox } from '../outbox/use-outbox.ts';
import { WaitingMark } from '../outbox/waiting-mark.tsx';
import { queryAll } from '../platform/query.ts';
import { Badge } from '../ui/badge.tsx';
import { timeText } from '../ui/format/date-time.ts';
import { CorrectButton } from './correct/correct-button.tsx';
import {
  comingEntryText,
  crewDetail,
  crewIcons,
  crewStartText,
  finishedTitle,
  lengthText,
} from './crew-labels.ts';
import { waitingStopOf } from './waiting-sessions.ts';

/** The crews of an earlier day, whose times can be corrected. */
export function CrewsOfDay({ projectId, date }: { projectId: number; date: string }) {
  const { data } = useQuery(queryAll(labourApi.list, { query: { projectId, date } }));
  const finished = data?.filter(({ status }) => status === 'finished') ?? [];
  return finished.length > 0 && <FinishedCrews title="Crews" sessions={finished} />;
}

type Props = { title: string; sessions: LabourSession[] };

/** Crews that have finished, collapsed. */
export function FinishedCrews({ title, sessions }: Props) {
  const { items } = useOutbox();
  const waiting = sessions.filter((session) => waitingStopOf(session, items));
  return (
    <details className="print:hidden">
      <summary className="min-h-control-sm content-center rounded-control text-sm font-medium text-text-2 hover:text-text">
        {finishedTitle(title, sessions.length, waiting.length)}
      </summary>
      <ul className={`${tileGrid} pt-1`}>
        {sessions.map((session) => (
          <FinishedCrew key={session.id} session={session} />
        ))}
      </ul>
    </details>
  );
}

function FinishedCrew({ session }: { session: LabourSession }) {
  const { crewKind, name, startedAt, finishedAt, needsReview, reviewReason } = session;
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
        {crewStartText(session)} to {timeText(finishedAt ?? startedAt)} · {lengthText(worked)}{' '}
        worked
        {paused >= 60_000 && ` · ${lengthText(paused)} pause`}
      </p>
      <p className="truncate text-xs tracking-normal text-text-2">{crewDetail(session)}</p>
      <WaitingStop session={session} />
      {reviewReason && (
        <p className="text-xs font-medium tracking-normal text-on-warn-soft">{reviewReason}</p>
      )}
      <CorrectButton session={session} />
    </li>
  );
}

/** While the stop waits, the diary has no entry of it yet: what it will say is shown here. */
function WaitingStop({ session }: { session: LabourSession }) {
  const stop = waitingStopOf(session, useOutbox().items);
  if (!stop) return null;
  return (
    <>
      <p className="text-xs tracking-normal [overflow-wrap:anywhere]">
        {comingEntryText(stop.workSummary)}
      </p>
      <WaitingMark name="labourSessionId" id={stop.markedId} />
    </>
  );
}

/** Three in a row next to the rail on a desktop, one below the other on a phone. */
export const tileGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-3';
