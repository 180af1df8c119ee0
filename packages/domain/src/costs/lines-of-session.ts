import { londonDay } from '../kernel/calendar.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import { poundsOf } from '../kernel/pence.ts';
import { segmentLength } from '../labour/clock.ts';
import { priceOf } from '../labour/cost.ts';
import type { LabourSession, Segment } from '../labour/labour-session.ts';
import type { CostLine } from './cost-line.ts';
import {
  type CrewMember,
  isPersonal,
  type LabourRate,
  membersByRate,
  overtimePremium,
  payByDay,
  unnamedMember,
} from './rate-of.ts';
import { labourPart } from './rate-source.ts';
import { type CostSettings, overtimeOn } from './settings.ts';

const anHour = 3_600_000n;

/** The parts of a session that its cost depends on. */
export type CostedSession = Pick<
  LabourSession,
  | 'projectId'
  | 'crewKind'
  | 'name'
  | 'company'
  | 'jobRole'
  | 'operatives'
  | 'hourlyRate'
  | 'startedAt'
> & {
  segments: readonly Segment[];
  /** The people who are known by name. */
  members: readonly CrewMember[];
};

/** Without the running segment: only the finished segments of a crew at work. */
export const finishedPart = <S extends CostedSession>(session: S): S => ({
  ...session,
  segments: session.segments.filter(({ endedAt }) => endedAt !== null),
});

/**
 * The cost of a crew on the day it started: work and waiting by reason and by rate, and the overtime
 * premium. Unpaid waiting has hours and no price; a machine is charged by its hire.
 */
export function linesOfSession(
  session: CostedSession,
  settings: CostSettings,
  now: string,
): CostLine[] {
  if (session.crewKind === 'plant') return [];
  const stretches = stretchesOf(session.segments, now);
  const everybody = everybodyIn(session);
  const crews = membersByRate(session, everybody, settings.tradeRates);
  return [
    ...crews.flatMap((crew) => linesOfCrew(session, stretches.filter(isPaid), crew)),
    ...stretches
      .filter(({ kind }) => kind === 'unpaid')
      .map((stretch) => unpaidLine(session, stretch, everybody.length)),
    ...crews.flatMap((crew) => overtimeOf(session, stretches.filter(isPaid), crew, settings)),
  ];
}

/** The named members, and unnamed ones up to the number of operatives. */
export const everybodyIn = <Member extends CrewMember>({
  operatives,
  members,
}: {
  operatives: number;
  members: readonly Member[];
}): (Member | typeof unnamedMember)[] => [
  ...members,
  ...Array.from({ length: Math.max(0, operatives - members.length) }, () => unnamedMember),
];

/** The people of a crew on one rate. */
type RatedCrew = { rate: LabourRate; members: readonly CrewMember[] };

/** All time of a session of one kind and reason, in milliseconds. */
type Stretch = { kind: string; reason: string | null; time: number };

const kindOf = ({ kind, isPaid }: Segment): string =>
  kind === 'work' ? 'work' : isPaid ? 'waiting' : 'unpaid';

const isPaid = ({ kind }: Stretch): boolean => kind !== 'unpaid';

const stretchesOf = (segments: readonly Segment[], now: string): Stretch[] =>
  [...groupBy(segments, (segment) => `${kindOf(segment)} ${segment.reason}`).values()].flatMap(
    (group) =>
      group.slice(0, 1).map((first) => ({
        kind: kindOf(first),
        reason: first.reason,
        time: group.reduce((sum, segment) => sum + segmentLength(segment, now), 0),
      })),
  );

/** The paid time of each person in a session, in milliseconds. */
export const paidTimeOf = ({ segments }: Pick<CostedSession, 'segments'>, now: string): number =>
  timeOf(stretchesOf(segments, now).filter(isPaid));

const timeOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { time }) => sum + time, 0);

/** Paid time of people on an hourly rate by the hour, on a day rate as a share of their day. */
function linesOfCrew(
  session: CostedSession,
  stretches: readonly Stretch[],
  { rate, members }: RatedCrew,
): CostLine[] {
  const amounts =
    rate.source === 'day'
      ? sharesOf(payByDay(rate.rate ?? '0', members, timeOf(stretches)), stretches)
      : stretches.map(({ time }) =>
          rate.rate === null ? '0.00' : priceOf(rate.rate, time, members.length),
        );
  return stretches.map(({ kind, reason, time }, i) => ({
    ...headOf(session, kind, rate),
    reason,
    quantity: hoursOf(time, members.length),
    rate: rate.rate,
    amount: amounts[i] ?? '0.00',
  }));
}

/** An amount in pence shared by time, so that the shares add up to it. */
function sharesOf(amount: bigint, stretches: readonly Stretch[]): string[] {
  const whole = BigInt(timeOf(stretches));
  const upTo = (count: number) =>
    whole === 0n ? 0n : rounded(amount * BigInt(timeOf(stretches.slice(0, count))), whole);
  return stretches.map((_, i) => poundsOf(upTo(i + 1) - upTo(i)));
}

const unpaidLine = (session: CostedSession, { kind, reason, time }: Stretch, people: number) => ({
  ...headOf(session, kind, unpaid),
  reason,
  quantity: hoursOf(time, people),
  rate: '0',
  amount: '0.00',
});

const unpaid: LabourRate = { source: 'none', rate: null, overtimeRate: null };

const headOf = (session: CostedSession, kind: string, rate: LabourRate) => ({
  projectId: session.projectId,
  measure: 'actual' as const,
  head: 'labour' as const,
  day: dayOf(session),
  part: labourPart(kind, rate.source, session.crewKind === 'worker' || isPersonal(rate)),
  words: session.name,
  party: session.company,
  unit: 'h',
});

/** The day of the start, to which all of a session belongs. */
export const dayOf = ({ startedAt }: Pick<CostedSession, 'startedAt'>): string =>
  londonDay(new Date(startedAt));

/** For a number of people, in hours. */
export const hoursOf = (time: number, people: number): string =>
  decimalOf(rounded(BigInt(time) * BigInt(people) * 1000n, anHour), 3);

/** The paid hours of each person beyond the threshold of the day cost so much more. */
function overtimeOf(
  session: CostedSession,
  stretches: readonly Stretch[],
  { rate, members }: RatedCrew,
  settings: CostSettings,
): CostLine[] {
  const { after, factor } = overtimeOn(settings, dayOf(session)) ?? { after: null, factor: '1' };
  if (after === null || rate.rate === null) return [];
  const basic = (scaled(after, 2) * anHour) / 100n;
  const beyond = timeBeyond(members, BigInt(timeOf(stretches)), basic);
  const premium = overtimePremium(rate, scaled(factor, 2));
  if (beyond === 0n || premium === 0n) return [];
  return [
    {
      ...headOf(session, 'overtime', rate),
      reason: null,
      words: `Overtime, ${session.name}`,
      // The hours themselves are counted with the work.
      quantity: null,
      unit: null,
      rate: decimalOf(premium, 4),
      amount: poundsOf(rounded(premium * beyond, anHour * 100n)),
    },
  ];
}

/**
 * Overtime of these people. Earlier sessions of a named person count, so that the last sessions of a
 * day carry the overtime; for an unnamed person only this session is known.
 */
const timeBeyond = (members: readonly CrewMember[], time: bigint, basic: bigint): bigint =>
  members.reduce(
    (sum, { paidBefore }) =>
      sum + beyondOf(BigInt(paidBefore) + time, basic) - beyondOf(BigInt(paidBefore), basic),
    0n,
  );

const beyondOf = (time: bigint, basic: bigint): bigint => (time > basic ? time - basic : 0n);
