import { rounded, scaled } from '../kernel/decimal.ts';
import { penceOf } from '../kernel/pence.ts';
import { type CostHead, costHeads } from '../purchase-orders/order-status.ts';
import type { ForecastMethod, Measure } from './cost-values.ts';
import { type Outlook, toCompleteOf } from './to-complete.ts';

/** The latest plan of a head. */
export type Plan = {
  head: CostHead;
  budget: string;
  method: ForecastMethod;
  /** Of the manual method. */
  finalCost: string | null;
  note: string | null;
};

/** The effect of approved changes on a head's budget and on the contract value. */
export type ApprovedChange = { head: CostHead; budgetAmount: string; valueAmount: string };

/** Sums of the cost book and of running lines. */
export type Sum = { measure: Measure; head: CostHead; amount: string };

export type ForecastFacts = {
  /** The budget of the whole contract; null if it is not set. */
  budget: string | null;
  finishDate: string | null;
  hasEnded: boolean;
  /** The last report of how much is done, with what had been spent by then. */
  progress: { percent: string; spent: string } | undefined;
  plans: readonly Plan[];
  changes: readonly ApprovedChange[];
  sums: readonly Sum[];
  /** The part spent in the last four weeks. */
  recent: readonly Sum[];
  /** The first day with a cost, of heads that are forecast by their run rate. */
  firstCosts: readonly { head: CostHead; day: string }[];
  today: string;
};

/** In pence. */
export type HeadForecast = {
  head: CostHead;
  method: ForecastMethod;
  /** As entered by hand; null with another method. */
  finalCost: string | null;
  note: string | null;
  /** Which figure counts, and why. */
  why: string;
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
  total: Omit<HeadForecast, 'head' | 'method' | 'finalCost' | 'note' | 'why'>;
};

const noPlan = { budget: '0', method: 'budget_left', finalCost: null, note: null } as const;

const notNegative = (pence: bigint): bigint => (pence > 0n ? pence : 0n);

const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);

/** The final cost of each head, and in total. */
export function forecastOf(facts: ForecastFacts): Forecast {
  const known = costHeads.map((head) => knownOf(head, facts));
  const outlook = outlookOf(known, facts);
  const heads = known.map(({ plan, recent, ...sums }): HeadForecast => {
    const firstCostOn = facts.firstCosts.find(({ head }) => head === plan.head)?.day;
    const head = { plan, ...sums, recent, firstCostOn };
    const { toComplete, why } = toCompleteOf(head, outlook);
    const forecast = sums.actual + sums.open + toComplete;
    return {
      head: plan.head,
      method: plan.method,
      finalCost: plan.method === 'manual' ? plan.finalCost : null,
      note: plan.note,
      why,
      ...sums,
      toComplete,
      forecast,
    };
  });
  const unallocated = unallocatedOf(heads, facts);
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

type Known = ReturnType<typeof knownOf>;

/** The plan, the budget and the costs of a head. */
function knownOf(head: CostHead, facts: ForecastFacts) {
  const plan: Plan = facts.plans.find((entry) => entry.head === head) ?? { head, ...noPlan };
  const ofHead = <T extends { head: CostHead }>(all: readonly T[]) =>
    all.filter((entry) => entry.head === head);
  const measured = (kind: Measure) =>
    penceIn(ofHead(facts.sums).filter(({ measure }) => measure === kind));
  const budget = penceOf(plan.budget);
  const changes = total(ofHead(facts.changes).map(({ budgetAmount }) => penceOf(budgetAmount)));
  return {
    plan,
    recent: penceIn(ofHead(facts.recent)),
    budget,
    changes,
    revised: budget + changes,
    actual: measured('actual'),
    committed: measured('committed'),
    open: measured('open'),
  };
}

const penceIn = (sums: readonly Sum[]): bigint => total(sums.map(({ amount }) => penceOf(amount)));

/** Earned value and actual cost of the whole contract, and its dates. */
function outlookOf(heads: readonly Known[], facts: ForecastFacts): Outlook {
  const { hasEnded, progress, finishDate, today } = facts;
  const revised = total(heads.map((head) => head.revised)) + notAllocated(heads, facts.budget);
  const done = progress?.percent ?? null;
  const earned = rounded(scaled(done ?? '0', 2) * revised, 10_000n);
  return { hasEnded, done, earned, spent: penceOf(progress?.spent ?? '0'), finishDate, today };
}

const notAllocated = (heads: readonly { budget: bigint }[], budget: string | null): bigint =>
  budget === null ? 0n : penceOf(budget) - total(heads.map((head) => head.budget));

/** Overruns of the heads reduce the unallocated budget; the rest is assumed to be spent. */
function unallocatedOf(
  heads: readonly HeadForecast[],
  { budget, hasEnded, progress }: ForecastFacts,
) {
  const left = notAllocated(heads, budget);
  const taken = total(heads.map(({ forecast, revised }) => notNegative(forecast - revised)));
  const isOver = hasEnded || scaled(progress?.percent ?? '0', 2) >= 10_000n;
  return { budget: left, toComplete: isOver ? 0n : notNegative(left - taken) };
}
