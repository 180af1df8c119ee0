import { amendReasonNeeded } from '../diary/day-status.ts';
import type { Actor } from '../kernel/access.ts';
import { daysAfter, londonDay, londonInstant, londonTime } from '../kernel/calendar.ts';
import { badRequest, type Problem, refusedAt } from '../kernel/problem.ts';
import { maxShift, wholeMinute } from './clock.ts';
import {
  type DayFacts,
  finishBeforeStart,
  finishInFuture,
  obstacleToDay,
  shiftTooLong,
  startInFuture,
} from './correct-session.ts';
import type { Finish, LabourSession } from './labour-session.ts';
import { finishSession, startOfLast } from './rules.ts';

const minute = 60_000;
/** A typed time within this many minutes needs no reason. */
export const minutesWithoutReason = 15;

export const reasonNeeded = badRequest(
  'labour.needs_reason',
  `Give a reason: this is more than ${minutesWithoutReason} minutes ago.`,
);

/** Whether a typed time is so long ago that it has to be explained. The forms use it too. */
export const needsReason = (typed: string, now: string): boolean =>
  Date.parse(wholeMinute(now)) - Date.parse(wholeMinute(typed)) > minutesWithoutReason * minute;

type Typed = { at: string; day: string; reason: string | null | undefined };

/** Refuses a typed time that is in the future, unexplained, or on a day that `actor` may not change. */
function refuseTyped(
  field: 'startedAt' | 'finishedAt',
  { at, day, reason }: Typed,
  actor: Actor,
  facts: DayFacts,
): void {
  const inFuture = field === 'startedAt' ? startInFuture : finishInFuture;
  const obstacle = at > facts.now ? inFuture : obstacleToDay(day, actor, facts);
  if (obstacle) throw refusedAt(field, obstacle);
  if (!reason && facts.signedOff?.includes(day)) throw refusedAt('reason', amendReasonNeeded);
  if (!reason && needsReason(at, facts.now)) throw refusedAt('reason', reasonNeeded);
}

type TypedStart = { startedAt?: string | undefined; reason?: string | null | undefined };

/** When a crew starts: at the typed minute, or now. */
export function startTimeOf(
  { startedAt, reason }: TypedStart,
  actor: Actor,
  facts: DayFacts,
): string {
  const at = wholeMinute(startedAt ?? facts.now);
  if (startedAt)
    refuseTyped('startedAt', { at, day: londonDay(new Date(at)), reason }, actor, facts);
  return at;
}

const beforeLast = (last: string): Problem =>
  badRequest(
    'labour.finish_before_last',
    `The crew last started, paused or resumed at ${londonTime(new Date(last))}. Enter a later finish, or correct the times.`,
  );

/** Finishes a crew at the typed minute, or now. */
export function finishSessionAt(
  session: LabourSession,
  actor: Actor,
  { finishedAt, reason }: Finish,
  facts: DayFacts,
): LabourSession {
  if (!finishedAt) return finishSession(session, actor, facts.now);
  const at = wholeMinute(finishedAt);
  const finished = finishSession({ ...session, needsReview: false }, actor, at);
  const day = londonDay(new Date(session.startedAt));
  refuseTyped('finishedAt', { at, day, reason }, actor, facts);
  const obstacle = obstacleToFinish(session, at);
  if (obstacle) throw refusedAt('finishedAt', obstacle);
  return { ...finished, needsReview: session.reviewReason !== null };
}

/** Why a crew cannot have finished at this minute. */
function obstacleToFinish(session: LabourSession, at: string): Problem | undefined {
  const last = startOfLast(session);
  if (at < last) return beforeLast(last);
  if (Date.parse(at) - Date.parse(session.startedAt) > maxShift) return shiftTooLong;
}

type FinishOnClock = { at: string; obstacle: Problem | undefined };

/** The finish of a crew at a time on the clock, which before that of its start is on the next day. */
export function finishOnClock(session: LabourSession, time: string, now: string): FinishOnClock {
  const day = londonDay(new Date(session.startedAt));
  const isNextDay = time < londonTime(new Date(session.startedAt));
  const shown = new Date(`${isNextDay ? daysAfter(day, 1) : day}T${time}:00Z`);
  const at = londonInstant(shown).toISOString();
  const obstacle = at > now ? finishInFuture : obstacleToFinish(session, at);
  return { at, obstacle: obstacle && isNextDay ? finishBeforeStart(session.startedAt) : obstacle };
}
