import { daysAfter } from '../kernel/calendar.ts';
import { rounded } from '../kernel/decimal.ts';
import { penceOf } from '../kernel/pence.ts';
import { workingDaysBetween } from '../plant/working-days.ts';
import { type CostHead, costHeads } from '../purchase-orders/order-status.ts';
import type { ForecastMethod, Measure } from './cost-values.ts';

/** The latest plan of a head. */
export type Plan = {
  head: CostHead;
  budget: string;
  method: ForecastMethod;
  toComplete: string | null;
  note: string | null;
};

/** What the approved changes add to a head's budget and to what the client pays. */
export type ApprovedChange = { head: CostHead; budgetAmount: string; valueAmount: string };

/** Sums of the cost book and of running lines. */
export type Sum = { measure: Measure; head: CostHead; amount: string };

export type ForecastFacts = {
  /** The budget of the whole contract; null if it is not set. */
  budget: string | null;
  finishDate: string | null;
  plans: readonly Plan[];
  changes: readonly ApprovedChange[];
  sums: readonly Sum[];
  /** The part spent in the last four weeks. */
  recent: readonly Sum[];
  today: string;
};

/** In pence. */
export type HeadForecast = {
  head: CostHead;
  method: ForecastMethod;
  note: string | null;
  budget: bigint;
  changes: bigint;
  revised: bigint;
  actual: bigint;
  committed: bigint;
  open: bigint;
  toComplete: bigint;
  forecast: bigint;
};

export type Forecast = {
  heads: HeadForecast[];
  /** The unallocated budget, and what the heads leave of it. */
  unallocated: { budget: bigint; toComplete: bigint };
  total: Omit<HeadForecast, 'head' | 'method' | 'note'>;
};

const noPlan = { budget: '0', method: 'budget_left', toComplete: null, note: null } as const;

/** How far the run rate looks back. */
export const recentDays = 28;

const notNegative = (pence: bigint): bigint => (pence > 0n ? pence : 0n);

const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);

/** What each head, and all of it together, will have cost in the end. */
export function forecastOf(facts: ForecastFacts): Forecast {
  const heads = costHeads.map((head) => headForecast(head, facts));
  const unallocated = unallocatedOf(heads, facts.budget);
  const sum = (figure: keyof Forecast['total']) => total(heads.map((head) => head[figure]));
  const { budget, toComplete } = unallocated;
  return {
    heads,
    unallocated,
    total: {
      budget: sum('budget') + budget,
      changes: sum('changes'),
      revised: sum('revised') + budget,
      actual: sum('actual'),
      committed: sum('committed'),
      open: sum('open'),
      toComplete: sum('toComplete') + toComplete,
      forecast: sum('forecast') + toComplete,
    },
  };
}

function headForecast(head: CostHead, facts: ForecastFacts): HeadForecast {
  const plan = facts.plans.find((entry) => entry.head === head) ?? { head, ...noPlan };
  const ofHead = <T extends { head: CostHead }>(all: readonly T[]) =>
    all.filter((entry) => entry.head === head);
  const measured = (kind: Measure) =>
    penceIn(ofHead(facts.sums).filter(({ measure }) => measure === kind));
  const budget = penceOf(plan.budget);
  const changes = total(ofHead(facts.changes).map(({ budgetAmount }) => penceOf(budgetAmount)));
  const [actual, committed, open] = [measured('actual'), measured('committed'), measured('open')];
  const revised = budget + changes;
  const ways: Record<ForecastMethod, () => bigint> = {
    budget_left: () => notNegative(revised - actual - open),
    run_rate: () => runRate(penceIn(ofHead(facts.recent)), facts),
    manual: () => penceOf(plan.toComplete ?? '0'),
  };
  const toComplete = ways[plan.method]();
  const { method, note } = plan;
  const forecast = actual + open + toComplete;
  const sums = { budget, changes, revised, actual, committed, open, toComplete, forecast };
  return { head, method, note, ...sums };
}

const penceIn = (sums: readonly Sum[]): bigint => total(sums.map(({ amount }) => penceOf(amount)));

/** As much on every working day to the finish as on those of the last four weeks. */
function runRate(spent: bigint, { today, finishDate }: ForecastFacts): bigint {
  const tomorrow = daysAfter(today, 1);
  const behind = workingDaysBetween(daysAfter(tomorrow, -recentDays), tomorrow);
  const ahead = finishDate ? workingDaysBetween(tomorrow, daysAfter(finishDate, 1)) : 0;
  return behind > 0 && ahead > 0 ? rounded(notNegative(spent) * BigInt(ahead), BigInt(behind)) : 0n;
}

/** Overruns of the heads reduce the unallocated budget; the rest is assumed to be spent. */
function unallocatedOf(heads: readonly HeadForecast[], budget: string | null) {
  const allocated = total(heads.map((head) => head.budget));
  const left = budget === null ? 0n : penceOf(budget) - allocated;
  const taken = total(heads.map(({ forecast, revised }) => notNegative(forecast - revised)));
  return { budget: left, toComplete: notNegative(left - taken) };
}
