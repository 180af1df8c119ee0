import type { Actor } from '../kernel/access.ts';
import { automaticPause } from './clock.ts';
import type { DayFacts } from './correct-session.ts';
import type {
  Finish,
  LabourSession,
  ReportedAction,
  ReportedPause,
  Segment,
} from './labour-session.ts';
import { type ReportedTime, timeOf, withReviewReason } from './reported-time.ts';
import { pauseLabourSession, resumeSession, startOfLast, unsavedId } from './rules.ts';
import { finishSessionAt } from './typed-time.ts';

/** Pauses a crew when the phone recorded it, otherwise now. */
export const pauseAtReportedTime = (
  session: LabourSession,
  actor: Actor,
  { reported, ...pause }: ReportedPause,
  now: string,
): LabourSession =>
  atReportedTime(session, { reported }, now, (before, at) =>
    pauseLabourSession(before, actor, pause, at),
  );

export const resumeAtReportedTime = (
  session: LabourSession,
  actor: Actor,
  action: ReportedAction,
  now: string,
): LabourSession =>
  atReportedTime(session, action, now, (before, at) => resumeSession(before, actor, at));

/** Finishes a crew at the typed minute, otherwise when the phone recorded it, otherwise now. */
export const finishAtReportedTime = (
  session: LabourSession,
  actor: Actor,
  finish: Finish,
  { now, ...facts }: DayFacts,
): LabourSession =>
  atReportedTime(session, finish, now, (before, at) =>
    finishSessionAt(before, actor, finish, { ...facts, now: at }),
  );

/** Whether a crew was there when the phone recorded an action for all crews. */
export const hadStartedBy = (
  { startedAt }: LabourSession,
  action: ReportedAction,
  now: string,
): boolean => startedAt <= timeOf(action, now).at;

function atReportedTime(
  session: LabourSession,
  action: ReportedAction,
  now: string,
  step: (session: LabourSession, at: string) => LabourSession,
): LabourSession {
  const before = withoutLaterStop(session, action, now);
  const time = timeOf(action, now, startOfLast(before));
  return withReportedTime(step(before, action.reported ? time.at : now), time);
}

/**
 * A session that a phone started, before it was stopped for being forgotten: the phone recorded an earlier action,
 * which it could not send.
 */
export function withoutLaterStop(
  session: LabourSession,
  action: ReportedAction,
  now: string,
): LabourSession {
  const { at, deviceAt } = timeOf(action, now);
  const stop = automaticPause(session);
  const segments = session.segments.slice(0, -1);
  const last = segments.at(-1);
  const isFromPhone = deviceAt !== null && session.segments[0]?.deviceAt !== null;
  if (!stop || !last || !isFromPhone || at >= stop.startedAt) return session;
  return {
    ...session,
    status: last.kind === 'work' ? 'running' : 'paused',
    segments: segments.with(-1, { ...last, endedAt: null }),
    needsReview: session.reviewReason !== null,
  };
}

function withReportedTime(session: LabourSession, { deviceAt, reviewReason }: ReportedTime) {
  const isBegun = ({ id, endedAt }: Segment) => id === unsavedId && endedAt === null;
  return {
    ...session,
    segments: session.segments.map((segment) =>
      isBegun(segment) ? { ...segment, deviceAt } : segment,
    ),
    needsReview: session.needsReview || reviewReason !== null,
    reviewReason: withReviewReason(session.reviewReason, reviewReason),
  };
}
