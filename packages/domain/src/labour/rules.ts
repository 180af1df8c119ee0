import { type Actor, can } from '../kernel/access.ts';
import { conflict, notAllowed, type Problem, refuseIf } from '../kernel/problem.ts';
import { automaticPause, instantAfter, later, maxShift, stopNote, wholeMinute } from './clock.ts';
import type {
  LabourSession,
  LabourSessionStatus,
  Pause,
  PauseReason,
  Segment,
} from './labour-session.ts';

export const crewFinished = conflict('labour.is_finished', 'This crew has finished.');
export const crewAlreadyPaused = conflict('labour.is_paused', 'This crew is already paused.');
export const crewAlreadyWorking = conflict(
  'labour.already_working',
  'This crew is already at work.',
);
export const stoppedAfterLongestShift = conflict(
  'labour.was_stopped',
  'This crew’s clock stopped after 14 hours. Stop the crew, then start it again.',
);
export const dayIsSignedOff = conflict(
  'labour.day_is_signed_off',
  'Today is signed off on this contract, so no one else can start.',
);
/** The same for a start that was reported later. */
export const earlierDayIsSignedOff = conflict(
  dayIsSignedOff.code,
  'This day is signed off on this contract.',
);

/** Why `actor` may not pause this crew; undefined when they may. The buttons use it too. */
export function obstacleToPausing({ status }: LabourSession, actor: Actor): Problem | undefined {
  if (!can(actor, 'labour', 'U')) return notAllowed;
  if (status === 'finished') return crewFinished;
  if (status === 'paused') return crewAlreadyPaused;
}

export function obstacleToResuming(session: LabourSession, actor: Actor): Problem | undefined {
  const { status } = session;
  if (!can(actor, 'labour', 'U')) return notAllowed;
  if (status === 'finished') return crewFinished;
  if (status === 'running') return crewAlreadyWorking;
  if (automaticPause(session)) return stoppedAfterLongestShift;
}

export function obstacleToFinishing({ status }: LabourSession, actor: Actor): Problem | undefined {
  if (!can(actor, 'labour', 'U')) return notAllowed;
  if (status === 'finished') return crewFinished;
}

/** Breaks: unpaid, and not counted as lost time. */
export const restReasons: readonly PauseReason[] = ['break', 'lunch'];

/** Waiting is paid. */
export const isPaidByDefault = (reason: PauseReason): boolean => !restReasons.includes(reason);

type SegmentDetails = Pick<Segment, 'kind' | 'reason' | 'note' | 'isPaid'>;

export const atWork: SegmentDetails = { kind: 'work', reason: null, note: null, isPaid: true };

/** The id of a segment that is not stored yet. */
export const unsavedId = 0;

export const openSegment = (details: SegmentDetails, startedAt: string): Segment => ({
  id: unsavedId,
  ...details,
  startedAt,
  endedAt: null,
  deviceAt: null,
});

/** A session that has just started. */
export const startedSession = (now: string, deviceAt: string | null = null) => ({
  status: 'running' as const,
  startedAt: wholeMinute(now),
  segments: [{ ...openSegment(atWork, wholeMinute(now)), deviceAt }],
});

export function pauseLabourSession(
  session: LabourSession,
  actor: Actor,
  { reason, note = null, isPaid = isPaidByDefault(reason) }: Pause,
  now: string,
): LabourSession {
  refuseIf(obstacleToPausing(session, actor));
  return transitionTo('paused', session, { kind: 'pause', reason, note, isPaid }, now);
}

export function resumeSession(session: LabourSession, actor: Actor, now: string): LabourSession {
  refuseIf(obstacleToResuming(session, actor));
  return transitionTo('running', session, atWork, now);
}

export function finishSession(session: LabourSession, actor: Actor, now: string): LabourSession {
  refuseIf(obstacleToFinishing(session, actor));
  // The time after it was stopped is unknown, so it ends there.
  const at = notBefore(session, automaticPause(session)?.startedAt ?? now);
  return {
    ...session,
    status: 'finished',
    finishedAt: at,
    segments: closeOpenSegment(session, at),
  };
}

/** Pauses a forgotten session, unpaid, from the end of the longest shift. */
export function pauseOverrunSession(session: LabourSession): LabourSession {
  const stop: SegmentDetails = { kind: 'pause', reason: 'other', note: stopNote, isPaid: false };
  const end = instantAfter(session.startedAt, maxShift);
  return { ...transitionTo('paused', session, stop, end), needsReview: true };
}

function transitionTo(
  status: LabourSessionStatus,
  session: LabourSession,
  details: SegmentDetails,
  now: string,
): LabourSession {
  const at = notBefore(session, now);
  const before = closeOpenSegment(session, at);
  const last = before.at(-1);
  const segments =
    last && isSame(last, details)
      ? [...before.slice(0, -1), { ...last, endedAt: null }]
      : [...before, openSegment(details, at)];
  return { ...session, status, segments };
}

/** Work that goes on after a pause of less than a minute. */
const isSame = (segment: Segment, details: SegmentDetails): boolean =>
  segment.kind === details.kind &&
  segment.reason === details.reason &&
  segment.note === details.note &&
  segment.isPaid === details.isPaid;

export const startOfLast = (session: LabourSession): string =>
  session.segments.at(-1)?.startedAt ?? session.startedAt;

/** If the clock was set back, no time has passed. */
const notBefore = (session: LabourSession, now: string): string =>
  later(wholeMinute(now), startOfLast(session));

/** Less than a minute is not recorded. */
const closeOpenSegment = ({ segments }: LabourSession, at: string): Segment[] =>
  segments
    .map((segment) => (segment.endedAt ? segment : { ...segment, endedAt: at }))
    .filter(({ startedAt, endedAt }) => startedAt !== endedAt);

/** A person's rate needs the permission to see pay; a crew's rate, to see costs. */
export const seesRateOf = ({ crewKind }: Pick<LabourSession, 'crewKind'>, actor: Actor): boolean =>
  can(actor, 'costAnalysis', 'R') && (crewKind !== 'worker' || can(actor, 'worker.pay', 'R'));

export const sessionShownTo =
  (actor: Actor) =>
  (session: LabourSession): LabourSession =>
    seesRateOf(session, actor) ? session : { ...session, hourlyRate: null };
