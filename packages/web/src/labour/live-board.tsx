import { labourApi } from '@sitewright/domain/labour/api';
import { isForgotten } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query as read } from '../platform/query.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { BoardHead } from './board-head.tsx';
import { CrewTile } from './crew-tile.tsx';
import { CrewsToCheck } from './crews-to-check.tsx';
import { FinishedCrews, tileGrid } from './finished-crews.tsx';
import { ClockOffset, useSiteClock } from './site-clock.ts';
import { StartSheet } from './start/start-sheet.tsx';
import { StopCrew } from './stop-crew.tsx';

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
          {({ sessions }) => <Board project={project} sessions={sessions} />}
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

type BoardProps = { project: Project; sessions: LabourSession[] };

function Board({ project, sessions }: BoardProps) {
  const [isStarting, setStarting] = useState(false);
  // Here, because the tile goes while the server is still deciding.
  const [toStop, setToStop] = useState<LabourSession>();
  const open = sessions.filter(({ status }) => status !== 'finished');
  const now = useSiteClock()();
  const toCheck = sessions.filter((session) => session.needsReview || isForgotten(session, now));
  const finished = sessions.filter(
    (session) => session.status === 'finished' && !toCheck.includes(session),
  );
  return (
    <>
      {toCheck.length > 0 && <CrewsToCheck sessions={toCheck} />}
      <BoardHead project={project} sessions={open} onStart={() => setStarting(true)} />
      {open.length > 0 ? (
        <ul className={tileGrid}>
          {open.map((session) => (
            <CrewTile key={session.id} session={session} onStop={setToStop} />
          ))}
        </ul>
      ) : (
        <p className="rounded-card border border-line bg-surface p-4 text-sm text-pretty text-text-2">
          No one is at work. Start a gang, company, worker or machine to record their hours
          automatically.
        </p>
      )}
      {toStop && <StopCrew session={toStop} onClose={() => setToStop(undefined)} />}
      {finished.length > 0 && <FinishedCrews title="Finished today" sessions={finished} />}
      {isStarting && (
        <StartSheet projectId={project.id} sessions={open} onClose={() => setStarting(false)} />
      )}
    </>
  );
}
