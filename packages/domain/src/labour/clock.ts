import { londonDay } from '../kernel/calendar.ts';
import { hoursOfMinutes } from '../kernel/hours.ts';
import type { LabourSession, Segment } from './labour-session.ts';

const minute = 60_000;
const hour = 60 * minute;

/** After this long, an open session was forgotten. */
export const maxShift = 14 * hour;
/** Work longer than this requires a rest of at least `shortestRest`. */
const longestWithoutRest = 6 * hour;
const shortestRest = 20 * minute;

/** Milliseconds between two instants; zero if the clock was set back. */
const millisecondsBetween = (from: string, to: string): number =>
  Math.max(0, Date.parse(to) - Date.parse(from));

export const instantAfter = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

export const segmentLength = ({ startedAt, endedAt }: Segment, now: string): number =>
  millisecondsBetween(startedAt, endedAt ?? wholeMinute(now));

/** In milliseconds, up to the finish or to `now`. */
type Totals = {
  elapsed: number;
  worked: number;
  paused: number;
  paidPause: number;
  /** Paid time: work and paid pauses. */
  paid: number;
};

export function totalsOf(session: LabourSession, now: string): Totals {
  const sum = (isCounted: (segment: Segment) => boolean) =>
    session.segments
      .filter(isCounted)
      .reduce((total, segment) => total + segmentLength(segment, now), 0);
  const worked = sum(({ kind }) => kind === 'work');
  const paidPause = sum(({ kind, isPaid }) => kind === 'pause' && isPaid);
  return {
    elapsed: millisecondsBetween(session.startedAt, session.finishedAt ?? wholeMinute(now)),
    worked,
    paused: sum(({ kind }) => kind === 'pause'),
    paidPause,
    paid: worked + paidPause,
  };
}

/** `8.3` */
export const decimalHours = (milliseconds: number): string => hoursOfMinutes(milliseconds / minute);

/** The clock counts whole minutes, so that hours, entries and costs agree. */
export const minuteOf = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / minute) * minute);

export const wholeMinute = (instant: string): string => minuteOf(new Date(instant)).toISOString();

/** `9.0 h elapsed, 8.3 h worked` */
export function formatHours(session: LabourSession, now: string): string {
  const { elapsed, worked } = totalsOf(session, now);
  return `${decimalHours(elapsed)} h elapsed, ${decimalHours(worked)} h worked`;
}

/** Open since an earlier day for longer than this, a crew has forgotten to clock out. */
const usualShift = 10 * hour;

export const stopNote = 'Stopped after 14 hours';

/** The pause by which a forgotten session was stopped, as long as it goes on. */
export function automaticPause({ needsReview, segments }: LabourSession): Segment | undefined {
  const last = segments.at(-1);
  return needsReview && last?.note === stopNote && !last.endedAt ? last : undefined;
}

/** Whether a crew did not clock out: it was stopped and not corrected, or is open since an earlier day. */
export function isForgotten(session: LabourSession, now: string): boolean {
  const isStopped =
    (session.needsReview && session.reviewReason === null) || automaticPause(session) !== undefined;
  const isOfEarlierDay = londonDay(new Date(session.startedAt)) < londonDay(new Date(now));
  const isLong = millisecondsBetween(session.startedAt, now) > usualShift;
  return isStopped || (session.finishedAt === null && isOfEarlierDay && isLong);
}

/** Since when a crew at work has had no twenty minutes of rest, once that is more than six hours. */
export function restDueSince(session: LabourSession, now: string): string | undefined {
  const lastRest = session.segments.findLast(
    (segment) => segment.kind === 'pause' && segmentLength(segment, now) >= shortestRest,
  );
  const since = lastRest?.endedAt ?? session.startedAt;
  const isAtWork = session.status === 'running' && session.crewKind !== 'plant';
  return isAtWork && millisecondsBetween(since, now) > longestWithoutRest ? since : undefined;
}
