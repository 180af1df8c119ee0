import { daysAfter, daysBetween, londonDay } from '../kernel/calendar.ts';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import { lastDayOfNotice, type NoticeTerms } from './notice.ts';
import type { PlantHire, RatePeriod } from './plant-hire.ts';
import { weekdaysBetween } from './working-days.ts';

export type Breakdown = { reason: string; brokeDownAt: string; repairedAt: string | null };

/** Its use according to clock sessions and the diary. */
export type Usage = { workedSeconds: number; lastUsedOn: string | null };

export type ChargeFacts = { breakdowns: readonly Breakdown[]; usage: Usage; today: string };

/** The terms of the hire, and the instants between which it runs. */
export type HireTerms = Pick<
  PlantHire,
  | 'status'
  | 'onHireAt'
  | 'offHireNoticeAt'
  | 'collectedAt'
  | 'rate'
  | 'ratePer'
  | 'weekendRule'
  | 'minimumDays'
> &
  NoticeTerms;

/** Days on site: the first, and the first one after. */
type Days = { from: string; until: string };

const dayOf = (instant: string): string => londonDay(new Date(instant));
const dayAfter = (date: string): string => daysAfter(date, 1);
const earliest = (days: string[]): string => days.toSorted()[0] ?? '';
const latest = (days: string[]): string => days.toSorted().at(-1) ?? '';

/** The day of a transfer is charged to the receiving contract only. */
const firstDayAway = ({ collectedAt, status }: HireTerms): string[] =>
  collectedAt ? [status === 'transferred' ? dayOf(collectedAt) : dayAfter(dayOf(collectedAt))] : [];

/** Charged for the notice of its terms, or to the last day of use after it. */
function firstDayFree(terms: HireTerms, { usage }: Pick<ChargeFacts, 'usage'>): string[] {
  const end = terms.offHireNoticeAt && lastDayOfNotice(terms.offHireNoticeAt, terms);
  return end ? [dayAfter(latest([end, usage.lastUsedOn ?? '']))] : [];
}

/** The last day that is charged, as its notice or its collection decides; null as long as it runs on. */
export function lastChargedDay(terms: HireTerms, facts: Pick<ChargeFacts, 'usage'>): string | null {
  const ends = [...firstDayFree(terms, facts), ...firstDayAway(terms)];
  return ends.length > 0 ? daysAfter(earliest(ends), -1) : null;
}

function stayOf(terms: HireTerms, { today }: ChargeFacts): Days | undefined {
  if (!terms.onHireAt || terms.status === 'requested') return;
  return {
    from: dayOf(terms.onHireAt),
    until: earliest([dayAfter(today), ...firstDayAway(terms)]),
  };
}

/** How many days it has been on this contract, the first and the last included. */
export function daysOnHire(terms: HireTerms, facts: ChargeFacts): number {
  const stay = stayOf(terms, facts);
  return stay ? Math.max(0, daysBetween(stay.from, stay.until)) : 0;
}

/**
 * The charged days, never fewer than the minimum. The rest of the minimum moves with a transfer; hire by
 * the hour has no minimum.
 */
export function daysCharged(terms: HireTerms, facts: ChargeFacts): number {
  const stay = stayOf(terms, facts);
  if (!stay) return 0;
  const { from } = stay;
  const until = earliest([stay.until, ...firstDayFree(terms, facts)]);
  const broken = facts.breakdowns.map((breakdown) =>
    countDays(terms, overlap(daysBroken(breakdown), from, until)),
  );
  const charged = countDays(terms, { from, until }) - broken.reduce((sum, days) => sum + days, 0);
  const isBound = terms.status !== 'transferred' && terms.ratePer !== 'hour';
  return Math.max(charged, isBound ? terms.minimumDays : 0);
}

/** Not charged from the day it broke down; charged again from the day it was repaired. */
const daysBroken = ({ brokeDownAt, repairedAt }: Breakdown): Days => ({
  from: dayOf(brokeDownAt),
  until: repairedAt ? dayOf(repairedAt) : '9999-12-31',
});

const overlap = (days: Days, from: string, until: string): Days => ({
  from: latest([days.from, from]),
  until: earliest([days.until, until]),
});

const countDays = ({ weekendRule }: HireTerms, { from, until }: Days): number =>
  Math.max(0, weekendRule === 'free' ? weekdaysBetween(from, until) : daysBetween(from, until));

/** Seven days cost a week's rate: where weekends are free, the five others share it. */
const daysInWeek = { charged: 7, free: 5 };

/** The cost of the hire to the end of today; null without a rate. */
export function costOf(terms: HireTerms, facts: ChargeFacts): string | null {
  if (terms.rate === null) return null;
  const pence = penceOf(terms.rate);
  const days = daysCharged(terms, facts);
  const costs: Record<RatePeriod, () => bigint> = {
    hour: () => share(pence, facts.usage.workedSeconds, 3600),
    day: () => pence * BigInt(days),
    week: () => share(pence, days, daysInWeek[terms.weekendRule]),
  };
  return poundsOf(costs[terms.ratePer]());
}

/** The cost of the days that are still to come until the last charged day; null without a rate. */
export function costToCome(terms: HireTerms, facts: ChargeFacts): string | null {
  const cost = costOf(terms, facts);
  const end = lastChargedDay(terms, facts);
  if (cost === null || end === null || end <= facts.today) return cost && '0.00';
  const inTheEnd = costOf(terms, { ...facts, today: end }) ?? cost;
  return poundsOf(penceOf(inTheEnd) - penceOf(cost));
}

/** A share of an amount, half a penny rounded up. */
const share = (pence: bigint, part: number, whole: number): bigint =>
  (2n * pence * BigInt(part) + BigInt(whole)) / BigInt(2 * whole);
