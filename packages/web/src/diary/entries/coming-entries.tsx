import { londonDay } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { diaryEntryOfCrew } from '@sitewright/domain/labour/diary-entry';
import { useQuery } from '@tanstack/react-query';
import { waitingStopOf } from '../../labour/waiting-sessions.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { query } from '../../platform/query.ts';
import type { DayContext } from '../day/day-context.ts';

/** The entries that crews become once their stop is sent; until then they can only be read. */
export function ComingEntries({ place }: { place: DayContext }) {
  const { items } = useOutbox();
  const params = { projectId: place.project.id };
  const { data } = useQuery({ ...query(labourApi.board, { params }), enabled: items.length > 0 });
  const coming = (data?.sessions ?? [])
    .filter(({ startedAt }) => londonDay(new Date(startedAt)) === place.date)
    .flatMap((session) => {
      const stop = session.status === 'finished' && waitingStopOf(session, items);
      return stop ? { session, stop } : [];
    });
  if (coming.length === 0) return null;
  return (
    <ul aria-label="Entries of stopped crews" className="grid gap-2 print:hidden">
      {coming.map(({ session, stop }) => (
        <li
          key={session.id}
          className="grid gap-1 rounded-card border border-dashed border-line bg-surface px-4 py-3"
        >
          <p className="flex flex-wrap items-center gap-x-2">
            <b className="font-semibold">{session.name}</b>
            <WaitingMark name="labourSessionId" id={stop.markedId} />
          </p>
          <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">
            {diaryEntryOfCrew(session, [], stop.workSummary).workSummary}
          </p>
        </li>
      ))}
    </ul>
  );
}
