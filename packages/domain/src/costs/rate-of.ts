import { rounded } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import { penceOf } from '../kernel/pence.ts';
import { type TradeRate, tradeKey } from '../organizations/cost-settings.ts';
import type { Rates } from '../workforce/pay.ts';
import type { RateSource } from './rate-source.ts';

/** A person in a crew; times are in milliseconds. */
export type CrewMember = {
  /** Their paid time earlier that day. */
  paidBefore: number;
  /** The part that the day rate pays for: without machines and without agreed rates. */
  dayRateBefore: number;
  /** The pay rate of that day. */
  rates: Pick<Rates, 'hourlyRate' | 'dayRate' | 'overtimeRate'> | null;
  /** The hourly rate of the register, from before pay rates had dates. */
  registerRate: string | null;
  trade: string | null;
};

/** An operative without a name: only the crew is known. */
export const unnamedMember: CrewMember = {
  paidBefore: 0,
  dayRateBefore: 0,
  rates: null,
  registerRate: null,
  trade: null,
};

/** The cost of one person per hour, or per day if the source is `day`. */
export type LabourRate = {
  source: RateSource;
  rate: string | null;
  /** The cost of an hour of overtime; null means the rate times the factor. */
  overtimeRate: string | null;
};

type RatedCrew = { hourlyRate: string | null; jobRole: string | null };

/** The rate of a member of a crew: the first source that has one. */
export function rateOf(
  { hourlyRate, jobRole }: RatedCrew,
  { rates, registerRate, trade }: CrewMember,
  tradeRates: readonly TradeRate[],
): LabourRate {
  if (hourlyRate !== null) return by('agreed', hourlyRate);
  if (rates?.hourlyRate)
    return { ...by('worker', rates.hourlyRate), overtimeRate: rates.overtimeRate };
  if (rates?.dayRate) return by('day', rates.dayRate);
  if (registerRate !== null) return by('register', registerRate);
  const ofTrade = tradeRateFor([trade, jobRole], tradeRates);
  return ofTrade === undefined ? by('none', null) : by('trade', ofTrade);
}

const by = (source: RateSource, rate: string | null): LabourRate => ({
  source,
  rate,
  overtimeRate: null,
});

/** The standard rate of the first of these names that has one. */
export const tradeRateFor = (
  names: readonly (string | null)[],
  tradeRates: readonly TradeRate[],
): string | undefined =>
  names
    .flatMap((name) => name ?? [])
    .map((name) => tradeRates.find(({ trade }) => tradeKey(trade) === tradeKey(name)))
    .find((known) => known !== undefined)?.hourlyRate;

/** Whether the rate is a person's pay; the standard rate of a trade is not. */
export const isPersonal = ({ source }: Pick<LabourRate, 'source'>): boolean =>
  source === 'worker' || source === 'day' || source === 'register';

/** From four paid hours on a day is paid, below that half a day. */
const halfDayBelow = 4 * 3_600_000;

/** The pay of a day rate for a given paid time in one day, in pence. */
function payOfDay(dayRate: string, time: number): bigint {
  if (time === 0) return 0n;
  return time < halfDayBelow ? rounded(penceOf(dayRate), 2n) : penceOf(dayRate);
}

/** The extra day-rate pay for more time of each member, in pence: the first session of a day takes it. */
export const payByDay = (
  dayRate: string,
  members: readonly Pick<CrewMember, 'dayRateBefore'>[],
  time: number,
): bigint =>
  members.reduce(
    (sum, { dayRateBefore }) =>
      sum + payOfDay(dayRate, dayRateBefore + time) - payOfDay(dayRate, dayRateBefore),
    0n,
  );

/** The cost of an hour of overtime beyond the rate, in hundredths of a penny. */
export function overtimePremium(
  { source, rate, overtimeRate }: LabourRate,
  factor: bigint,
): bigint {
  if (rate === null || source === 'day') return 0n;
  return overtimeRate === null
    ? penceOf(rate) * (factor - 100n)
    : (penceOf(overtimeRate) - penceOf(rate)) * 100n;
}

/** The members by what they cost, so that those on the same rate are one line. */
export const membersByRate = <Member extends CrewMember>(
  crew: RatedCrew,
  members: readonly Member[],
  tradeRates: readonly TradeRate[],
): { rate: LabourRate; members: Member[] }[] => {
  const rated = members.map((member) => ({ member, rate: rateOf(crew, member, tradeRates) }));
  return [...groupBy(rated, ({ rate }) => JSON.stringify(rate)).values()].map((group) => ({
    rate: group[0]?.rate ?? by('none', null),
    members: group.map(({ member }) => member),
  }));
};
