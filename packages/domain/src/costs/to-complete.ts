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
};

/** Facts that all heads of a contract share. */
export type Outlook = {
  hasEnded: boolean;
  /** Per cent of the work that is done; null without a report. */
  done: string | null;
  /** Of the whole contract: the value of the work done, and what had been spent by then. */
  earned: bigint;
  spent: bigint;
  finishDate: string | null;
  today: string;
};

/** The cost to complete beyond open orders, and the reason shown with it. */
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

/** Below this share of the work, in hundredths of a per cent, the CPI says too little. */
const fewestDone = 1000n;

/** The greater of what is left of the budget and the remaining work at the CPI so far. */
function budgetOrPerformance(head: Head, { done, earned, spent }: Outlook): ToComplete {
  const budget = (why: string) => remainingBudget(head, why);
  if (done === null) return budget('progress has not been assessed yet');
  const share = scaled(done, 2);
  if (share >= 10_000n) return nothing('Progress is assessed at 100%.');
  if (share < fewestDone || spent <= 0n || earned <= 0n)
    return budget('the CPI is used from 10% complete');
  // As it is shown: one that rounds to 1.00 is not below 1.
  const hundredths = rounded(earned * 100n, spent);
  const cpi = decimalOf(hundredths, 2);
  if (hundredths >= 100n) return budget(`the contract’s CPI is ${cpi}, not below 1`);
  // As much as the whole head costs at that rate, less what is spent and ordered.
  const atCpi = rounded(head.revised * spent, earned) - head.actual - head.open;
  if (atCpi < 0n)
    return nothing(
      head.revised === 0n ? noBudget : `${alreadyOver} the revised budget ÷ CPI of ${cpi}.`,
    );
  return {
    toComplete: atCpi,
    why: `Revised budget ÷ CPI of ${cpi}, less actual cost and open orders.`,
  };
}

const noBudget = 'No budget for this head: only actual cost and open orders count.';
const alreadyOver = 'Actual cost and open orders are already above';

/** Of a head that is over its budget nothing remains, whatever the contract does. */
function remainingBudget({ revised, actual, open }: Head, why: string): ToComplete {
  const left = revised - actual - open;
  if (left >= 0n) return { toComplete: left, why: `Remaining budget: ${why}.` };
  if (revised === 0n) return nothing(noBudget);
  return nothing(`${alreadyOver} this head’s budget, by ${formatPounds(poundsOf(-left))}.`);
}

function obstacleToRunRate({ firstCostOn }: Head, { today, finishDate }: Outlook) {
  const days = firstCostOn ? workingDaysBetween(firstCostOn, daysAfter(today, 1)) : 0;
  if (days < fewestDays)
    return `Run rate needs ${fewestDays} working days of costs, and there are ${days}.`;
  if (!finishDate) return 'Run rate needs a finish date.';
  if (finishDate <= today) return 'Run rate stops at the finish date, which has passed.';
}

/** For every working day to the finish, the average of the last four weeks. */
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
