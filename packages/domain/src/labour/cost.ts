import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { decimalHours, segmentLength } from './clock.ts';
import {
  type LabourSession,
  type PauseReason,
  pauseReasons,
  type Segment,
  type StandingCost,
} from './labour-session.ts';

const anHour = 3_600_000n;

/** Rate by time by heads, in pounds; rounded once, half a penny up. */
export function priceOf(hourlyRate: string, milliseconds: number, operatives: number): string {
  const exact = penceOf(hourlyRate) * BigInt(operatives) * BigInt(milliseconds);
  return poundsOf((2n * exact + anHour) / (2n * anHour));
}

/** The cost of waiting, by reason. */
export const standingCosts = (sessions: readonly LabourSession[], now: string): StandingCost[] =>
  pauseReasons
    .map((reason) => ({ reason, pauses: pausesFor(reason, sessions, now) }))
    .filter(({ pauses }) => pauses.length > 0)
    .map(({ reason, pauses }) => ({
      reason,
      hours: decimalHours(total(pauses.map(({ time, operatives }) => time * operatives))),
      paidHours: decimalHours(total(pauses.map(({ paid, operatives }) => paid * operatives))),
      cost: pauses.some(({ cost }) => cost !== null) ? sumOf(pauses.map(({ cost }) => cost)) : null,
    }));

/** How long each crew waited for one reason, and the price of it. */
const pausesFor = (reason: PauseReason, sessions: readonly LabourSession[], now: string) =>
  sessions.flatMap(({ segments, operatives, hourlyRate }) => {
    const waits = segments.filter((segment) => segment.reason === reason);
    const paid = timeOf(
      waits.filter(({ isPaid }) => isPaid),
      now,
    );
    const cost = hourlyRate && priceOf(hourlyRate, paid, operatives);
    return waits.length > 0 ? [{ operatives, time: timeOf(waits, now), paid, cost }] : [];
  });

const timeOf = (segments: readonly Segment[], now: string): number =>
  total(segments.map((segment) => segmentLength(segment, now)));

const total = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0);
