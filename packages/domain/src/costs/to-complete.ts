import { daysAfter } from '../kernel/calendar.ts';
import { decimalOf, rounded, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import { formatPounds } from '../kernel/pounds.ts';
import { workingDaysBetween } from '../plant/working-days.ts';
import type { ForecastMethod } from './cost-values.ts';

/** How far the run rate looks back, and how many working days of costs it needs. */
export const recentDays = 28;
const fewestDays = 20;

/** A head, in pence. */
type Head = {
  plan: { method: ForecastMethod; finalCost: string | null };
  revised: bigint;
  actual: bigint;
  open: bigint;
  /** Spent in the last four weeks. */
  recent: bigint;
  /** The first day with a cost. */
  firstCostOn: string | undefined;
  /** The head's part of the work that is not done, at the cost of the budget. */
  workLeft: bigint;
};

/** What the heads of a contract have in common. */
export type Outlook = {
  hasEnded: boolean;
  /** Per cent of the work that is done; null without a report. */
  done: string | null;
  /** The value of the work done and what it cost, of the whole contract. */
  earned: bigint;
  spent: bigint;
  finishDate: string | null;
  today: string;
};

/** What is still to be spent beyond open orders, and why the forecast says so. */
type ToComplete = { toComplete: bigint; why: string };

const notNegative = (pence: bigint): bigint => (pence > 0n ? pence : 0n);

const nothing = (why: string): ToComplete => ({ toComplete: 0n, why });

/** By the method of the head; a method that cannot count yet says so and leaves it to the budget. */
export function toCompleteOf(head: Head, outlook: Outlook): ToComplete {
  const { method } = head.plan;
  if (method === 'manual') return manual(head);
  if (outlook.hasEnded) return nothing('The contract has ended.');
  const obstacle = method === 'run_rate' ? obstacleToRunRate(head, outlook) : undefined;
  if (method === 'run_rate' && !obstacle) return runRate(head, outlook);
  const { toComplete, why } = budgetOrPerformance(head, outlook);
  return { toComplete, why: obstacle ? `${obstacle} ${why}` : why };
}

/** A final cost, from which what is spent and ordered is taken off. */
function manual({ plan, actual, open }: Head): ToComplete {
  const final = penceOf(plan.finalCost ?? '0');
  const isBeyond = actual + open > final;
  const entered = `Final cost of ${formatPounds(poundsOf(final))}, entered by hand`;
  return {
    toComplete: notNegative(final - actual - open),
    why: isBeyond ? `${entered}: actual cost and open orders are already above it.` : `${entered}.`,
  };
}

/** The greater of what is left of the budget and the remaining work at the CPI so far. */
function budgetOrPerformance(head: Head, { done, earned, spent }: Outlook): ToComplete {
  const left = notNegative(head.revised - head.actual - head.open);
  if (done === null)
    return { toComplete: left, why: 'Remaining budget: no progress reported yet.' };
  if (scaled(done, 2) >= 10_000n) return nothing('All work is reported as done.');
  if (earned <= 0n || spent <= 0n)
    return { toComplete: left, why: 'Remaining budget: nothing spent or done yet.' };
  const cpi = decimalOf(rounded(earned * 100n, spent), 2);
  const atCpi = notNegative(rounded(head.workLeft * spent, earned) - head.open);
  return atCpi > left
    ? { toComplete: atCpi, why: `Remaining work at the CPI so far, ${cpi}.` }
    : { toComplete: left, why: `Remaining budget: at a CPI of ${cpi} it is enough.` };
}

function obstacleToRunRate({ firstCostOn }: Head, { today, finishDate }: Outlook) {
  const days = firstCostOn ? workingDaysBetween(firstCostOn, daysAfter(today, 1)) : 0;
  if (days < fewestDays)
    return `Run rate needs ${fewestDays} working days of costs, and there are ${days}.`;
  if (!finishDate) return 'Run rate needs a finish date.';
  if (finishDate <= today) return 'Run rate ends with the finish date, which has passed.';
}

/** As much on every working day to the finish as on those of the last four weeks. */
function runRate({ recent }: Head, { today, finishDate }: Outlook): ToComplete {
  const tomorrow = daysAfter(today, 1);
  const behind = workingDaysBetween(daysAfter(tomorrow, -recentDays), tomorrow);
  const ahead = workingDaysBetween(tomorrow, daysAfter(finishDate ?? today, 1));
  const perDay = formatPounds(poundsOf(rounded(notNegative(recent), BigInt(behind))));
  return {
    toComplete: rounded(notNegative(recent) * BigInt(ahead), BigInt(behind)),
    why: `Run rate: ${perDay} a working day for ${ahead} working days.`,
  };
}

type Shared = { revised: bigint; actual: bigint };

/**
 * The work that is not done, shared by the heads in proportion to what is left of their budgets: a
 * head that has done its part has none of it. Where no head has anything left, by their budgets.
 */
export function workLeftOf<H extends Shared>(heads: readonly H[], done: string | null) {
  const total = (figures: readonly bigint[]) => figures.reduce((sum, one) => sum + one, 0n);
  const notDone = 10_000n - scaled(done ?? '0', 2);
  const work = rounded(total(heads.map(({ revised }) => revised)) * notDone, 10_000n);
  const left = heads.map(({ revised, actual }) => notNegative(revised - actual));
  const shares = total(left) > 0n ? left : heads.map(({ revised }) => notNegative(revised));
  const whole = total(shares);
  return shares.map((share) => (whole > 0n ? rounded(notNegative(work) * share, whole) : 0n));
}
