import { later, minuteOf, wholeMinute } from './clock.ts';
import type { Reported } from './reported.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Clocks of phones and of the server differ by a few seconds all the time. */
const differenceAllowed = 2 * minute;
const longestDelay = 7 * day;

/** When something happened, in whole minutes, and why that has to be checked. */
export type ReportedTime = { at: string; deviceAt: string | null; reviewReason: string | null };

/**
 * When a reported action happened: never later than `now`, never more than seven days ago, and never before
 * `after`, when the crew last started, paused or resumed.
 */
export function reportedTime(reported: Reported, now: string, after?: string): ReportedTime {
  const { deviceAt, offset, offsetNow } = reported;
  const change = offset === null ? 0 : Math.abs(offset - offsetNow);
  const isChanged = change > differenceAllowed;
  const lead = isChanged && offset !== null ? offset : offsetNow;
  const time = Date.parse(deviceAt) + lead;
  const earliest = Date.parse(now) - longestDelay;
  const at = minuteOf(new Date(Math.min(Date.parse(now), Math.max(time, earliest)))).toISOString();
  const tooOld = time < earliest ? longAgo : null;
  return {
    at: after === undefined ? at : later(at, after),
    deviceAt,
    reviewReason: isChanged ? clockChanged(change) : tooOld,
  };
}

/** The reported time, or now by the server's clock. */
export const timeOf = (
  { reported }: { reported?: Reported | undefined },
  now: string,
  after?: string,
): ReportedTime =>
  reported
    ? reportedTime(reported, now, after)
    : { at: wholeMinute(now), deviceAt: null, reviewReason: null };

const checkTimes = 'Check these times.';
const longAgo = `The phone reported a time more than 7 days ago. ${checkTimes}`;

const clockChanged = (change: number): string =>
  `The phone’s clock was changed by ${lengthText(change)} while there was no signal. ${checkTimes}`;

/** `45 min`, `3 h 00 min` */
function lengthText(change: number): string {
  const minutes = Math.round(change / minute);
  const rest = String(minutes % 60).padStart(2, '0');
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** As much as somebody reads. */
const longestReason = 2000;

/** Both reasons, while there is room; of those for the times only the first. */
export function withReviewReason(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  const isSaid =
    first.includes(second) || (first.includes(checkTimes) && second.includes(checkTimes));
  const both = `${first} ${second}`;
  return isSaid || both.length > longestReason ? first : both;
}

/** After so long the work has happened: its start is recorded, even if it should not have started. */
const minutesToRefuse = 5;

/** Whether it is reported so late that it has to be recorded, not refused. */
export const isReportedLate = (at: string, now: string): boolean =>
  Date.parse(wholeMinute(now)) - Date.parse(at) > minutesToRefuse * minute;

/** A reason without the part that is only about the times. */
export const withoutTimesReason = (reason: string): string => reason.replace(aboutTimes, '').trim();

const aboutTimes =
  /(The phone(’s clock was| reported a time)|(Paused|Resumed|Stopped) at).*Check these times\./s;
