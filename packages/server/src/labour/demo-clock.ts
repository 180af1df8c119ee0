import { found } from '@sitewright/domain/kernel/problem';
import { isPaidByDefault } from '@sitewright/domain/labour/rules';
import type { Demo } from '../platform/demo-part.ts';
import type { DemoPause } from './demo-crews.ts';
import { labourSegments, labourSessions, labourSessionWorkers } from './table.ts';

type Crew = Omit<typeof labourSessions.$inferInsert, 'startedAt' | 'finishedAt' | 'status'>;

/** A crew by its clock: when it began, its pauses, and when it finished. */
export type Clocked = Crew & {
  workerIds: number[];
  startedAt: Date;
  finishedAt: Date | null;
  waits: DemoPause[];
};

/** All of them in three statements. */
export async function clockIn({ tx, people }: Demo, crews: readonly Clocked[]): Promise<void> {
  const who = { createdBy: people['Site Manager'], updatedBy: people['Site Manager'] };
  const inserted = await tx
    .insert(labourSessions)
    .values(
      crews.map(({ workerIds, waits, ...crew }) => ({
        ...crew,
        status: statusOf({ waits, finishedAt: crew.finishedAt }),
        ...who,
      })),
    )
    .returning({ id: labourSessions.id });
  const sessions = crews.map((crew, i) => ({ ...crew, sessionId: found(inserted[i]).id }));
  await tx
    .insert(labourSessionWorkers)
    .values(
      sessions.flatMap(({ workerIds, sessionId, finishedAt }) =>
        workerIds.map((workerId) => ({ sessionId, workerId, finishedAt })),
      ),
    );
  await tx
    .insert(labourSegments)
    .values(
      sessions.flatMap(({ sessionId, ...crew }) =>
        stretchesOf(crew).map((stretch) => ({ ...stretch, sessionId })),
      ),
    );
}

function statusOf({ waits, finishedAt }: Pick<Clocked, 'waits' | 'finishedAt'>) {
  if (finishedAt) return 'finished' as const;
  return waits.some(({ to }) => to === undefined) ? ('paused' as const) : ('running' as const);
}

const minute = 60_000;

/** Work between the pauses, and after the last one unless it is still going on. */
function stretchesOf({
  waits,
  startedAt,
  finishedAt,
}: Pick<Clocked, 'waits' | 'startedAt' | 'finishedAt'>) {
  const at = (minutes: number) => new Date(startedAt.getTime() + minutes * minute);
  const work = (from: number, to: Date | null) => ({
    kind: 'work' as const,
    isPaid: true,
    startedAt: at(from),
    endedAt: to,
  });
  let worked = 0;
  const stretches = waits.flatMap(({ reason, from, to = Number.NaN }) => {
    const before = work(worked, at(from));
    worked = to;
    const endedAt = Number.isNaN(to) ? null : at(to);
    const wait = { kind: 'pause' as const, reason, isPaid: isPaidByDefault(reason) };
    return [before, { ...wait, startedAt: at(from), endedAt }];
  });
  return Number.isNaN(worked) ? stretches : [...stretches, work(worked, finishedAt)];
}
