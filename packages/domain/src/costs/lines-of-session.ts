import { londonDay } from '../kernel/calendar.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import { segmentLength } from '../labour/clock.ts';
import { priceOf } from '../labour/cost.ts';
import type { LabourSession, Segment } from '../labour/labour-session.ts';
import { type CostLine, withPayPrefix } from './cost-line.ts';
import { type CostSettings, overtimeOn } from './settings.ts';

const anHour = 3_600_000n;

/** As much of a session as its cost depends on. */
export type CostedSession = Pick<
  LabourSession,
  'projectId' | 'crewKind' | 'name' | 'company' | 'operatives' | 'hourlyRate' | 'startedAt'
> & {
  segments: readonly Segment[];
  /** For each named person: their paid time earlier that day, in milliseconds. */
  paidBefore: readonly number[];
};

/** Without the running segment: only the finished segments of a crew at work. */
export const finishedPart = <S extends CostedSession>(session: S): S => ({
  ...session,
  segments: session.segments.filter(({ endedAt }) => endedAt !== null),
});

/**
 * The cost of a crew on the day it started: work, waiting by reason, and the overtime premium.
 * Unpaid waiting has hours and no price; a machine is charged by its hire.
 */
export function linesOfSession(
  session: CostedSession,
  settings: CostSettings,
  now: string,
): CostLine[] {
  if (session.crewKind === 'plant') return [];
  const stretches = Object.values(groupsOf(session.segments));
  const lines = stretches.map((segments) => lineOf(session, segments, now));
  return [...lines, ...overtimeOf(session, settings, now)];
}

const partOf = ({ kind, isPaid }: Segment): string =>
  kind === 'work' ? 'work' : isPaid ? 'waiting' : 'unpaid';

function groupsOf(segments: readonly Segment[]): Record<string, [Segment, ...Segment[]]> {
  const groups: Record<string, [Segment, ...Segment[]]> = {};
  for (const segment of segments) {
    const key = `${partOf(segment)} ${segment.reason}`;
    groups[key] = groups[key] ? [...groups[key], segment] : [segment];
  }
  return groups;
}

function lineOf(
  session: CostedSession,
  segments: readonly [Segment, ...Segment[]],
  now: string,
): CostLine {
  const [first] = segments;
  const part = partOf(first);
  const rate = part === 'unpaid' ? '0' : session.hourlyRate;
  const time = segments.reduce((sum, segment) => sum + segmentLength(segment, now), 0);
  return {
    ...headOf(session, part),
    reason: first.reason,
    quantity: hoursOf(time, session),
    rate,
    amount: rate ? priceOf(rate, time, session.operatives) : '0.00',
  };
}

const headOf = (session: CostedSession, part: string) => ({
  projectId: session.projectId,
  measure: 'actual' as const,
  head: 'labour' as const,
  day: dayOf(session),
  part: session.crewKind === 'worker' ? withPayPrefix(part) : part,
  words: session.name,
  party: session.company,
  unit: 'h',
});

const dayOf = ({ startedAt }: CostedSession): string => londonDay(new Date(startedAt));

/** Of everybody in the crew, in hours. */
const hoursOf = (time: number, { operatives }: CostedSession): string =>
  decimalOf(rounded(BigInt(time) * BigInt(operatives) * 1000n, anHour), 3);

/** The paid hours of each person beyond the threshold of the day cost so much more. */
function overtimeOf(session: CostedSession, settings: CostSettings, now: string): CostLine[] {
  const { after, factor } = overtimeOn(settings, dayOf(session)) ?? { after: null, factor: '1' };
  if (after === null || !session.hourlyRate) return [];
  const beyond = timeBeyond(session, (scaled(after, 2) * anHour) / 100n, now);
  if (beyond === 0n) return [];
  const more = scaled(factor, 2) - 100n;
  const exact = penceOf(session.hourlyRate) * more * beyond;
  return [
    {
      ...headOf(session, 'overtime'),
      reason: null,
      words: `Overtime, ${session.name}`,
      // The hours themselves are counted with the work.
      quantity: null,
      unit: null,
      rate: decimalOf(penceOf(session.hourlyRate) * more, 4),
      amount: poundsOf(rounded(exact, anHour * 100n)),
    },
  ];
}

/**
 * Overtime of the whole crew. Earlier sessions of a named person count, so that the last sessions of a
 * day carry the overtime; for an unnamed person only this session is known.
 */
function timeBeyond(
  { segments, operatives, paidBefore }: CostedSession,
  most: bigint,
  now: string,
) {
  const paid = segments.filter((segment) => partOf(segment) !== 'unpaid');
  const time = BigInt(paid.reduce((sum, segment) => sum + segmentLength(segment, now), 0));
  const nameless = Array.from({ length: operatives - paidBefore.length }, () => 0);
  return [...paidBefore, ...nameless].reduce(
    (sum, before) => sum + beyondOf(BigInt(before) + time, most) - beyondOf(BigInt(before), most),
    0n,
  );
}

const beyondOf = (time: bigint, most: bigint): bigint => (time > most ? time - most : 0n);
