import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { daysBetween, formatDate, londonDay, londonTime } from '../kernel/calendar.ts';
import {
  badRequest,
  conflict,
  forbidden,
  type Problem,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { automaticPause, maxShift, wholeMinute } from './clock.ts';
import type { LabourCorrectionDraft, SessionTimes } from './correction.ts';
import { LabourSession } from './labour-session.ts';
import { isPaidByDefault, sessionShownTo } from './rules.ts';
import { withTimes } from './session-times.ts';

/** How far back those who correct only their own crews may go. */
export const daysToCorrect = 7;

const notYourCrew = forbidden(
  'labour.not_yours',
  'You can only correct crews that you started. Ask your Site Manager.',
);
const tooLongAgo = forbidden(
  'labour.too_long_ago',
  `You can only change the hours of the last ${daysToCorrect} days. Ask your Site Manager.`,
);
export const startInFuture = badRequest(
  'labour.start_in_future',
  'Start cannot be in the future. Enter an earlier time.',
);
export const finishInFuture = badRequest(
  'labour.finish_in_future',
  'Finish cannot be in the future. Enter an earlier time.',
);
const finishMissing = badRequest('labour.finish_missing', 'Finish is required');
export const finishBeforeStart = (startedAt: string): Problem =>
  badRequest(
    'labour.finish_before_start',
    `Finish is before the start, ${londonTime(new Date(startedAt))}. Check both times.`,
  );
export const shiftTooLong = badRequest(
  'labour.shift_too_long',
  'A shift can be up to 14 hours long. Check the start and the finish.',
);
const pauseEndMissing = badRequest('labour.pause_end_missing', 'Pause end is required');
const pauseEndsBeforeStart = badRequest(
  'labour.pause_ends_before_start',
  'The pause cannot end before it starts.',
);
export const pausesOverlap = badRequest(
  'labour.pauses_overlap',
  'This pause overlaps another one. Change one of them.',
);
const peopleAreFixed = badRequest(
  'labour.people_are_fixed',
  'Only a gang’s people can be changed. Correct any other crew to zero hours and start the right one.',
);
const countIsFixed = badRequest(
  'labour.count_is_fixed',
  'Operatives must be 1 for a worker or a machine.',
);
const staysOnSignedDay = conflict(
  'labour.stays_on_day',
  'This day is signed off, so the crew cannot move to another day.',
);

/** The period in which a machine was on the contract. */
type Machine = { name: string; onHireAt: Date | null; collectedAt: Date | null };

export type DayFacts = { now: string /** Of these days. */; signedOff?: readonly string[] };
export type CorrectionFacts = DayFacts & { machine?: Machine | undefined };

const anyones = { createdBy: null };

/** Why `actor` may not correct this session; undefined when they may. The button uses it too. */
export function obstacleToCorrecting(
  session: LabourSession,
  actor: Actor,
  facts: DayFacts,
): Problem | undefined {
  if (!can(actor, 'labour.correct', 'U'))
    return obstacleOfRole(actor, 'labour.correct', 'U', 'correct the times of a crew');
  if (!can(actor, 'labour.correct', 'U', session)) return notYourCrew;
  return obstacleToDay(londonDay(new Date(session.startedAt)), actor, facts);
}

/** Why `actor` may not change the hours of a day. */
export function obstacleToDay(
  day: string,
  actor: Actor,
  { now, signedOff = [] }: DayFacts,
): Problem | undefined {
  const isLongAgo = daysBetween(day, londonDay(new Date(now))) > daysToCorrect;
  if (isLongAgo && !can(actor, 'labour.correct', 'U', anyones)) return tooLongAgo;
  if (!signedOff.includes(day)) return;
  return obstacleOfRole(actor, 'diary.signOff', 'A', 'change the hours of a signed-off day');
}

/** The rate of a worker is pay; that of a crew needs the permission to see costs. */
export const obstacleToRate = ({ crewKind }: LabourSession, actor: Actor): Problem | undefined =>
  crewKind === 'worker'
    ? obstacleOfRole(actor, 'worker.pay', 'U', 'change the rate of a worker')
    : obstacleOfRole(actor, 'costAnalysis', 'R', 'change the rate of a crew');

/** The session as it should have been. The original is stored with the reason. */
export function correctSession(
  session: LabourSession,
  draft: LabourCorrectionDraft,
  actor: Actor,
  facts: CorrectionFacts,
): LabourSession {
  refuseIf(obstacleToCorrecting(session, actor, facts));
  refuseIfChanged(LabourSession, sessionShownTo(actor)(session), draft.version);
  const span = spanOf(draft);
  refuseSpan(session, span, facts);
  refuseDay(session, span, actor, facts);
  const pauses = pausesWithin(span, draft, facts);
  return {
    ...withTimes(session, { ...span, pauses }),
    ...peopleOf(session, draft),
    hourlyRate: rateOf(session, draft, actor),
    needsReview: false,
    reviewReason: null,
  };
}

type Span = Pick<SessionTimes, 'startedAt' | 'finishedAt'>;

const spanOf = ({ startedAt, finishedAt }: LabourCorrectionDraft): Span => ({
  startedAt: wholeMinute(startedAt),
  finishedAt: finishedAt && wholeMinute(finishedAt),
});

type SpanFault = { field: 'startedAt' | 'finishedAt'; fault: Problem };

/** The problem with a start and a finish; the form shows it before it is sent. */
export function faultOfSpan({ startedAt, finishedAt }: Span, now: string): SpanFault | undefined {
  const end = finishedAt ?? wholeMinute(now);
  if (startedAt > now) return { field: 'startedAt', fault: startInFuture };
  if (end < startedAt) return { field: 'finishedAt', fault: finishBeforeStart(startedAt) };
  if (end > now) return { field: 'finishedAt', fault: faultOfFutureFinish(startedAt, end) };
  if (Date.parse(end) - Date.parse(startedAt) > maxShift)
    return { field: finishedAt ? 'finishedAt' : 'startedAt', fault: shiftTooLong };
}

/** A form takes a finish before the start as one of the next day, which has not come yet. */
function faultOfFutureFinish(startedAt: string, end: string): Problem {
  const isTooLong = Date.parse(end) - Date.parse(startedAt) > maxShift;
  const isBefore = londonTime(new Date(end)) < londonTime(new Date(startedAt));
  return isTooLong && isBefore ? finishBeforeStart(startedAt) : finishInFuture;
}

function refuseSpan(session: LabourSession, span: Span, { now }: DayFacts) {
  const isOver = session.status === 'finished' || automaticPause(session) !== undefined;
  if (span.finishedAt === null && isOver) throw refusedAt('finishedAt', finishMissing);
  const found = faultOfSpan(span, now);
  if (found) throw refusedAt(found.field, found.fault);
}

function refuseDay(session: LabourSession, span: Span, actor: Actor, facts: CorrectionFacts) {
  const [from, to] = [session, span].map(({ startedAt }) => londonDay(new Date(startedAt)));
  const obstacle =
    from === to
      ? undefined
      : facts.signedOff?.includes(from ?? '')
        ? staysOnSignedDay
        : obstacleToDay(to ?? '', actor, facts);
  const fault = obstacle ?? obstacleOfHire(facts.machine, span.startedAt);
  if (fault) throw refusedAt('startedAt', fault);
}

/** Why a machine cannot have worked on that day. */
export function obstacleOfHire(machine: Machine | undefined, at: string): Problem | undefined {
  if (!machine) return;
  const day = londonDay(new Date(at));
  const { name, onHireAt, collectedAt } = machine;
  const isThere = onHireAt !== null && londonDay(onHireAt) <= day;
  const isGone = collectedAt !== null && londonDay(collectedAt) < day;
  if (isThere && !isGone) return;
  return conflict('labour.not_on_hire', `${name} was not on hire on ${formatDate(day)}.`);
}

const pauseOutside = ({ startedAt, finishedAt }: Span): Problem => {
  const [from, to] = [startedAt, finishedAt].map((at) => at && londonTime(new Date(at)));
  return badRequest(
    'labour.pause_outside',
    `The pause must be between ${from} and ${to ?? 'now'}.`,
  );
};

/** In order of time, without those of less than a minute; a fault is reported at its own pause. */
function pausesWithin(span: Span, draft: LabourCorrectionDraft, { now }: DayFacts) {
  const end = span.finishedAt ?? wholeMinute(now);
  const pauses = draft.pauses.map((pause, index) => {
    const startedAt = wholeMinute(pause.startedAt);
    const endedAt = pause.endedAt && wholeMinute(pause.endedAt);
    const refuse = (field: string, fault: Problem) => refusedAt(`pauses.${index}.${field}`, fault);
    if (endedAt === null && span.finishedAt) throw refuse('endedAt', pauseEndMissing);
    if (endedAt && endedAt < startedAt) throw refuse('endedAt', pauseEndsBeforeStart);
    if (startedAt < span.startedAt || startedAt > end)
      throw refuse('startedAt', pauseOutside(span));
    if (endedAt && endedAt > end) throw refuse('endedAt', pauseOutside(span));
    const { reason, note = null, isPaid = isPaidByDefault(reason) } = pause;
    return { index, reason, note, isPaid, startedAt, endedAt };
  });
  const kept = pauses
    .filter(({ startedAt, endedAt }) => startedAt !== endedAt)
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
  for (const [place, { index, startedAt }] of kept.entries()) {
    const before = kept[place - 1];
    if (before && (before.endedAt ?? end) > startedAt)
      throw refusedAt(`pauses.${index}.startedAt`, pausesOverlap);
  }
  return kept.map(({ index, ...pause }) => pause);
}

const tooFew = (named: number): Problem =>
  badRequest('labour.too_few', `Operatives must be at least the ${named} people named`);

/** Only a gang can have other people; of a company only their number is known. */
function peopleOf(session: LabourSession, { operatives, workerIds }: LabourCorrectionDraft) {
  const named = [...new Set(workerIds ?? session.workerIds)].toSorted((a, b) => a - b);
  const isSame = named.join() === session.workerIds.join();
  if (session.crewKind !== 'gang' && !isSame) throw refusedAt('workerIds', peopleAreFixed);
  const change = named.length - session.workerIds.length;
  const count = operatives ?? Math.max(1, session.operatives + change);
  const isCounted = session.crewKind === 'gang' || session.crewKind === 'company';
  if (!isCounted && count !== session.operatives) throw refusedAt('operatives', countIsFixed);
  if (count < named.length) throw refusedAt('operatives', tooFew(named.length));
  return { workerIds: named, operatives: count };
}

function rateOf(session: LabourSession, { hourlyRate }: LabourCorrectionDraft, actor: Actor) {
  if (hourlyRate === undefined) return session.hourlyRate;
  const obstacle = obstacleToRate(session, actor);
  if (obstacle) throw refusedAt('hourlyRate', obstacle);
  return hourlyRate;
}
