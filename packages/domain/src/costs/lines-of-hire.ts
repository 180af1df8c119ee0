import { daysAfter, londonDay } from '../kernel/calendar.ts';
import { decimalOf, rounded } from '../kernel/decimal.ts';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import { isIdle } from '../plant/alerts.ts';
import {
  type Breakdown,
  type ChargeFacts,
  costOf,
  costToCome,
  daysCharged,
  type HireTerms,
} from '../plant/charge.ts';
import type { WorkedTime } from '../plant/worked-time.ts';
import type { CostLine } from './cost-line.ts';

export type CostedHire = HireTerms & {
  projectId: number;
  name: string;
  supplierName: string | null;
  breakdowns: readonly Breakdown[];
  /** By the clock, otherwise by the diary; what runs over midnight counts to the day it began. */
  worked: readonly WorkedTime[];
  /** Every day on which the clock or the diary says that it was used, the first first. */
  usedOn: readonly string[];
};

/**
 * What a hire has cost to the end of `today`, day by day; together it is what `costOf` says. The days of
 * notice that are still to come are open.
 */
export function linesOfHire(hire: CostedHire, today: string): CostLine[] {
  if (hire.ratePer === 'hour') return linesByHour(hire);
  const known = { ...hire, usedOn: hire.usedOn.filter((day) => day <= today) };
  return [...linesByDay(known, today), ...linesOfNotice(known, today)];
}

/** The charge up to a day; the day's own line is the difference from the day before. */
type Charged = { days: number; pence: bigint };

function linesByDay(hire: CostedHire, today: string): CostLine[] {
  const lines: CostLine[] = [];
  let before: Charged = { days: 0, pence: 0n };
  for (const day of daysOnSite(hire, today)) {
    const now = chargedBy(hire, day);
    const isMore = now.days !== before.days || now.pence !== before.pence;
    if (isMore) lines.push(lineOf(hire, day, { before, now }));
    before = now;
  }
  return lines;
}

/** Until it left; later days are not charged. */
function daysOnSite({ onHireAt, collectedAt, status }: CostedHire, today: string): string[] {
  if (!onHireAt || status === 'requested') return [];
  const left = collectedAt ? londonDay(new Date(collectedAt)) : today;
  const last = left < today ? left : today;
  const days: string[] = [];
  for (let day = londonDay(new Date(onHireAt)); day <= last; day = daysAfter(day, 1))
    days.push(day);
  return days;
}

function chargedBy(hire: CostedHire, today: string): Charged {
  const facts = factsOn(hire, today);
  return { days: daysCharged(hire, facts), pence: penceOf(costOf(hire, facts) ?? '0') };
}

/** What matters is use after the notice, whenever that becomes known. */
const factsOn = ({ breakdowns, usedOn }: CostedHire, today: string): ChargeFacts => ({
  breakdowns,
  usage: { workedSeconds: 0, lastUsedOn: usedOn.at(-1) ?? null },
  today,
});

/** The commitment on the day of the notice, reduced with every day charged. */
function linesOfNotice(hire: CostedHire, today: string): CostLine[] {
  if (!hire.offHireNoticeAt) return [];
  const noticeDay = londonDay(new Date(hire.offHireNoticeAt));
  let before = 0n;
  return daysOnSite(hire, today)
    .filter((day) => day >= noticeDay)
    .flatMap((day) => {
      const now = openOn(hire, day);
      const more = now - before;
      before = now;
      return more === 0n ? [] : [openLine(hire, day, more)];
    });
}

/** As known at the end of a day; once collected, nothing is open. */
function openOn(hire: CostedHire, day: string): bigint {
  const { collectedAt } = hire;
  if (collectedAt && londonDay(new Date(collectedAt)) <= day) return 0n;
  const known = { ...hire, collectedAt: null, usedOn: hire.usedOn.filter((used) => used <= day) };
  return penceOf(costToCome(known, factsOn(known, day)) ?? '0');
}

const openLine = (hire: CostedHire, day: string, pence: bigint): CostLine => ({
  ...headOf(hire, day),
  measure: 'open',
  reason: null,
  quantity: null,
  unit: null,
  rate: null,
  amount: poundsOf(pence),
});

function lineOf(
  hire: CostedHire,
  day: string,
  { before, now }: { before: Charged; now: Charged },
): CostLine {
  return {
    ...headOf(hire, day),
    reason: isIdleOn(hire, day) ? 'idle' : null,
    quantity: decimalOf(BigInt(now.days - before.days), 0),
    unit: 'day',
    rate: dayRateOf(hire),
    amount: poundsOf(now.pence - before.pence),
  };
}

const headOf = ({ projectId, name, supplierName }: CostedHire, day: string) => ({
  projectId,
  measure: 'actual' as const,
  head: 'plant' as const,
  day,
  part: '',
  words: name,
  party: supplierName,
});

/** A week's rate is shared by the days that are charged of it. */
function dayRateOf({ rate, ratePer, weekendRule }: CostedHire): string | null {
  if (rate === null || ratePer === 'day') return rate;
  const days = weekendRule === 'free' ? 5n : 7n;
  return decimalOf(rounded(penceOf(rate) * 100n, days), 4);
}

function isIdleOn({ onHireAt, offHireNoticeAt, breakdowns, usedOn }: CostedHire, day: string) {
  const hasNotice = offHireNoticeAt !== null && londonDay(new Date(offHireNoticeAt)) < day;
  const isBroken = breakdowns.some(
    ({ brokeDownAt, repairedAt }) =>
      londonDay(new Date(brokeDownAt)) <= day &&
      (!repairedAt || londonDay(new Date(repairedAt)) > day),
  );
  const lastUsedOn = usedOn.findLast((used) => used <= day) ?? null;
  return onHireAt !== null && !hasNotice && !isBroken && isIdle({ onHireAt, lastUsedOn }, day);
}

/** By the hour only work is charged; rounded as the sum is, so that the days add up to it. */
function linesByHour(hire: CostedHire): CostLine[] {
  let [time, pence] = [0n, 0n];
  return hire.worked.map(({ day, milliseconds }) => {
    const before = { time, pence };
    time += BigInt(milliseconds);
    pence = rounded(penceOf(hire.rate ?? '0') * rounded(time, 1000n), 3600n);
    return {
      ...headOf(hire, day),
      reason: null,
      quantity: decimalOf(rounded(time, 3600n) - rounded(before.time, 3600n), 3),
      unit: 'h',
      rate: hire.rate,
      amount: poundsOf(pence - before.pence),
    };
  });
}
