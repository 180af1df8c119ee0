import type { Actor } from '../kernel/access.ts';
import { maxShift, totalsOf } from './clock.ts';
import type { LabourCorrection, SessionTimes } from './correction.ts';
import type { LabourSession, Segment } from './labour-session.ts';
import { atWork, openSegment, seesRateOf } from './rules.ts';

type CorrectedPause = SessionTimes['pauses'][number];

/** The part of a session that a correction can change. */
export const timesOf = (session: LabourSession): SessionTimes => ({
  startedAt: session.startedAt,
  finishedAt: session.finishedAt,
  pauses: session.segments
    .filter(({ kind }) => kind === 'pause')
    .map(({ reason, note, isPaid, startedAt, endedAt }) => ({
      reason: reason ?? 'other',
      note,
      isPaid,
      startedAt,
      endedAt,
    })),
  operatives: session.operatives,
  workerIds: session.workerIds,
  hourlyRate: session.hourlyRate,
});

/** The session with other times: work lies between the pauses, which are in order. */
export function withTimes(
  session: LabourSession,
  { startedAt, finishedAt, pauses }: Pick<SessionTimes, 'startedAt' | 'finishedAt' | 'pauses'>,
): LabourSession {
  const open = finishedAt === null && pauses.at(-1)?.endedAt === null ? 'paused' : 'running';
  return {
    ...session,
    startedAt,
    finishedAt,
    status: finishedAt === null ? open : 'finished',
    segments: segmentsBetween(startedAt, pauses, finishedAt),
  };
}

/** Nothing ends before it begins, and the shift is not too long. */
export const isPossible = (session: LabourSession, now: string): boolean =>
  totalsOf(session, now).elapsed <= maxShift &&
  session.segments.every(
    ({ startedAt, endedAt }) => Date.parse(startedAt) <= Date.parse(endedAt ?? now),
  );

function segmentsBetween(
  startedAt: string,
  pauses: readonly CorrectedPause[],
  finishedAt: string | null,
): Segment[] {
  let from: string | null = startedAt;
  const segments = pauses.flatMap(({ startedAt: at, endedAt, ...pause }) => {
    const work = from === null ? [] : [{ ...openSegment(atWork, from), endedAt: at }];
    from = endedAt;
    return [...work, { ...openSegment({ kind: 'pause', ...pause }, at), endedAt }];
  });
  const last = from === null ? [] : [{ ...openSegment(atWork, from), endedAt: finishedAt }];
  return [...segments, ...last].filter((segment) => segment.startedAt !== segment.endedAt);
}

/** The rates of a correction are hidden as those of its session are. */
export const correctionShownTo =
  (actor: Actor, session: Pick<LabourSession, 'crewKind'>) =>
  (correction: LabourCorrection): LabourCorrection =>
    seesRateOf(session, actor)
      ? correction
      : {
          ...correction,
          before: { ...correction.before, hourlyRate: null },
          after: { ...correction.after, hourlyRate: null },
        };
