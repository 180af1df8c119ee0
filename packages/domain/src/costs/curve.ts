import { daysAfter, daysBetween } from '../kernel/calendar.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import type { CostHead } from '../purchase-orders/order-status.ts';
import { zeroByHead } from './analysis.ts';
import type { CostCurve, CurvePoint } from './cost-figures.ts';
import type { Forecast } from './forecast.ts';

/** The cost of a head on a day. */
export type DayOfHead = { day: string; head: CostHead; amount: string; hours: string };

type Dates = { startDate: string | null; finishDate: string | null };

/** The Sunday of a day's week. */
const weekOf = (date: string): string => daysAfter(date, (7 - new Date(date).getUTCDay()) % 7);

/** Week by week from the first cost or the start to the finish or to today, whichever is later. */
export function curveOf(
  costs: readonly DayOfHead[],
  dates: Dates,
  { total }: Pick<Forecast, 'total'>,
  today: string,
): CostCurve {
  const weeks = groupBy(costs, ({ day }) => weekOf(day));
  const days = [...weeks.keys(), weekOf(today)];
  const planned = [dates.startDate, dates.finishDate].filter((date) => date !== null).map(weekOf);
  const all = [...days, ...planned].toSorted();
  let spent = 0n;
  const points = sundays(all[0] ?? today, all.at(-1) ?? today).map((day): CurvePoint => {
    const ofWeek = weeks.get(day) ?? [];
    spent += ofWeek.reduce((sum, { amount }) => sum + penceOf(amount), 0n);
    return {
      day,
      byHead: byHead(ofWeek),
      hours: hoursIn(ofWeek),
      actual: day <= weekOf(today) ? poundsOf(spent) : null,
      plan: planOn(day, dates, total.revised),
      forecast: forecastOn(day, dates, { spent, end: total.forecast, today }),
    };
  });
  return { points };
}

function sundays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 7)) days.push(day);
  return days;
}

function byHead(costs: readonly DayOfHead[]): Record<CostHead, string> {
  const sums = { ...zeroByHead };
  for (const { head, amount } of costs) sums[head] = sumOf([sums[head], amount]);
  return sums;
}

const hoursIn = (costs: readonly DayOfHead[]): string =>
  decimalOf(
    costs.reduce((sum, { hours }) => sum + scaled(hours, 3), 0n),
    3,
  );

/** The budget in proportion to the time elapsed. */
function planOn(day: string, { startDate, finishDate }: Dates, revised: bigint): string | null {
  if (!startDate || !finishDate) return null;
  return poundsOf(along(day, [startDate, 0n], [finishDate, revised]));
}

type Ahead = { spent: bigint; end: bigint; today: string };

/** From what is spent this week to what it will be at the finish. */
function forecastOn(day: string, { finishDate }: Dates, { spent, end, today }: Ahead) {
  const thisWeek = weekOf(today);
  if (day < thisWeek || !finishDate || weekOf(finishDate) <= thisWeek) return null;
  return poundsOf(along(day, [thisWeek, spent], [weekOf(finishDate), end]));
}

type Point = readonly [day: string, pence: bigint];

/** On the straight line from one point to another, and not beyond them. */
function along(day: string, [from, low]: Point, [to, high]: Point): bigint {
  const whole = Math.max(1, daysBetween(from, to));
  const gone = Math.min(whole, Math.max(0, daysBetween(from, day)));
  return low + rounded((high - low) * BigInt(gone), BigInt(whole));
}
