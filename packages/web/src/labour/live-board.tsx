import { labourApi } from '@sitewright/domain/labour/api';
import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ClockAlert } from 'lucide-react';
import { useState } from 'react';
import { query as read } from '../platform/query.ts';
import { Badge } from '../ui/badge.tsx';
import { timeText } from '../ui/format/date-time.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { BoardHead } from './board-head.tsx';
import { crewDetail, crewIcons, lengthText } from './crew-labels.ts';
import { CrewTile } from './crew-tile.tsx';
import { ClockOffset } from './site-clock.ts';
import { StartSheet } from './start/start-sheet.tsx';

type Props = { project: Project };

/** Who is at work on a contract just now. Changes from other browsers arrive by the event stream, without polling. */
export function LiveBoard({ project }: Props) {
  const { query, ahead } = useBoard(project.id);
  return (
    <ClockOffset value={ahead}>
      <section aria-label="Live labour and plant" className="grid gap-2">
        <Loaded
          query={query}
          what="live labour"
          empty="No one is at work."
          skeleton={<Skeleton what="live labour" shape="cards" count={3} />}
        >
          {({ sessions }) => <Board projectId={project.id} sessions={sessions} />}
        </Loaded>
      </section>
    </ClockOffset>
  );
}

/** The board, and how far the server's clock was ahead of ours when the reply arrived. */
function useBoard(projectId: number) {
  const query = useQuery(read(labourApi.board, { params: { projectId } }));
  const { data, dataUpdatedAt } = query;
  return { query, ahead: data ? Date.parse(data.serverTime) - dataUpdatedAt : 0 };
}

type BoardProps = { projectId: number; sessions: LabourSession[] };

function Board({ projectId, sessions }: BoardProps) {
  const [isStarting, setStarting] = useState(false);
  const open = sessions.filter(({ status }) => status !== 'finished');
  const finished = sessions.filter(({ status }) => status === 'finished');
  return (
    <>
      <BoardHead projectId={projectId} sessions={open} onStart={() => setStarting(true)} />
      {open.length > 0 ? (
        <ul className={tileGrid}>
          {open.map((session) => (
            <CrewTile key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <p className="rounded-card border border-line bg-surface p-4 text-sm text-pretty text-text-2">
          No one is at work. Start a gang, company, worker or machine to record their hours
          automatically.
        </p>
      )}
      {finished.length > 0 && <FinishedToday sessions={finished} />}
      {isStarting && (
        <StartSheet projectId={projectId} sessions={open} onClose={() => setStarting(false)} />
      )}
    </>
  );
}

/** The crews that finished today, collapsed. */
const FinishedToday = ({ sessions }: { sessions: LabourSession[] }) => (
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

/** Three abreast beside the rail of a desk, one below the other on a phone. */
const tileGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-3';
