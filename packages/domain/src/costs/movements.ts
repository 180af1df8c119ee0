import { groupBy } from '../kernel/group-by.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import type { CostHead } from '../purchase-orders/order-status.ts';
import type { CostChanges, CostMovement, MovementSource } from './cost-figures.ts';
import type { CostSource, Measure, MovementCause } from './cost-values.ts';
import { type Forecast, type ForecastFacts, forecastOf, type Plan, type Sum } from './forecast.ts';

/** All lines of one source since then, by what moved, including lines that still run. */
export type PostedSource = {
  source: CostSource;
  sourceId: number;
  head: CostHead;
  words: string;
  party: string | null;
  quantity: string | null;
  unit: string | null;
  reason: string | null;
  /** Of days up to then: late entries and corrections. */
  earlierActual: string;
  earlierOpen: string;
  earlierCommitted: string;
  /** Of days since. */
  actual: string;
  open: string;
  committed: string;
  /** Whether it shows what one person earns. */
  isPay: boolean;
  at: string;
  day: string;
};

export type DecidedChange = {
  head: CostHead;
  description: string;
  budgetAmount: string;
  decidedAt: string;
};

/** The most sources that are named of a movement; the others are added up. */
const mostSources = 20;

const sumsOf = (
  posted: readonly PostedSource[],
  amountOf: (source: PostedSource) => [Measure, string][],
): Sum[] =>
  posted.flatMap((source) =>
    amountOf(source).map(([measure, amount]) => ({ measure, head: source.head, amount })),
  );

const negated = (amount: string): string => poundsOf(-penceOf(amount));

const correctionsIn = (source: PostedSource): [Measure, string][] => [
  ['actual', source.earlierActual],
  ['open', source.earlierOpen],
  ['committed', source.earlierCommitted],
];

/** New orders have no deliveries yet. */
const commitmentsIn = ({ committed }: PostedSource): [Measure, string][] => [
  ['committed', committed],
  ['open', committed],
];

type Step = { cause: MovementCause; facts: ForecastFacts };

/** The facts then and now, with one cause after the other between them. */
function stepsBetween(
  then: ForecastFacts,
  now: ForecastFacts,
  posted: readonly PostedSource[],
): Step[] {
  const corrected = { ...then, sums: [...then.sums, ...sumsOf(posted, correctionsIn)] };
  const ordered = { ...corrected, sums: [...corrected.sums, ...sumsOf(posted, commitmentsIn)] };
  const { progress, changes, budget, plans } = then;
  const worked = { ...now, progress, changes, budget, plans };
  const reEstimated = { ...worked, plans: withBudgetsOf(then, now) };
  const assessed = { ...reEstimated, progress: now.progress };
  return [
    { cause: 'correction', facts: corrected },
    { cause: 'commitment', facts: ordered },
    { cause: 'cost', facts: worked },
    { cause: 're_estimate', facts: reEstimated },
    { cause: 'progress', facts: assessed },
    { cause: 'budget', facts: now },
  ];
}

/** Today's forecast methods with the budgets of then, so that a head forecast by hand moves by its re-estimate only. */
const withBudgetsOf = ({ plans }: ForecastFacts, now: ForecastFacts): Plan[] =>
  now.plans.map((plan) => ({
    ...plan,
    budget: plans.find(({ head }) => head === plan.head)?.budget ?? '0.00',
  }));

type Move = { head: CostHead | null; by: bigint; hasNewBudget: boolean };

type Known = { posted: readonly PostedSource[]; decided: readonly DecidedChange[] };

/** What moved the forecast, by cause and cost head; the effects add up to the movement. */
export function movementsBetween(
  then: ForecastFacts,
  now: ForecastFacts,
  { posted, decided }: Known,
  since: string,
): CostChanges {
  let before = forecastOf(then);
  const start = before.total.forecast;
  const movements = stepsBetween(then, now, posted).flatMap(({ cause, facts }) => {
    const after = forecastOf(facts);
    const moves = movedBy(before, after);
    before = after;
    return moves.map((move) => movementOf(move, causeOf(move, cause), { posted, decided }));
  });
  return {
    since,
    forecastThen: poundsOf(start),
    forecastNow: poundsOf(before.total.forecast),
    effect: poundsOf(before.total.forecast - start),
    movements: movements.toSorted(largestFirst),
  };
}

/** A budget change moves the CPI, and so also heads whose own budget has not changed. */
const causeOf = ({ head, hasNewBudget }: Move, cause: MovementCause): MovementCause =>
  cause === 'budget' && head !== null && !hasNewBudget ? 'cpi' : cause;

const movementOf = ({ head, by }: Move, cause: MovementCause, known: Known): CostMovement => ({
  cause,
  head,
  effect: poundsOf(by),
  ...sourcesOf(cause, head, known),
});

const largestFirst = (a: CostMovement, b: CostMovement): number =>
  Math.abs(Number(b.effect)) - Math.abs(Number(a.effect));

/** By how much each head and the unallocated budget moved; what stayed is left out. */
function movedBy(before: Forecast, after: Forecast): Move[] {
  const heads = after.heads.map(({ head, forecast, revised }, i) => ({
    head,
    by: forecast - (before.heads[i]?.forecast ?? 0n),
    hasNewBudget: revised !== (before.heads[i]?.revised ?? 0n),
  }));
  const free = after.unallocated.toComplete - before.unallocated.toComplete;
  return [...heads, { head: null, by: free, hasNewBudget: false }].filter(({ by }) => by !== 0n);
}

const amountsOf: Record<MovementCause, (source: PostedSource) => string> = {
  correction: ({ earlierActual, earlierOpen }) => sumOf([earlierActual, earlierOpen]),
  commitment: ({ committed }) => committed,
  cost: ({ actual, open, committed }) => sumOf([actual, open, negated(committed)]),
  progress: () => '0.00',
  budget: () => '0.00',
  cpi: () => '0.00',
  re_estimate: () => '0.00',
};

/** Where a movement comes from, the largest first. */
function sourcesOf(cause: MovementCause, head: CostHead | null, { posted, decided }: Known) {
  if (cause === 'budget')
    return {
      sources: decided.filter((change) => change.head === head).map(ofBudgetChange),
      otherSources: 0,
    };
  const ofHead = posted.filter((source) => source.head === head);
  const sources = bySource(ofHead)
    .map((group) => ofPosted(group, amountsOf[cause]))
    .filter(({ amount }) => Number(amount) !== 0)
    .toSorted((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)));
  return {
    sources: sources.slice(0, mostSources),
    otherSources: Math.max(0, sources.length - mostSources),
  };
}

/** Lines of the same source with other reasons are one. */
const bySource = (posted: readonly PostedSource[]): PostedSource[][] => [
  ...groupBy(posted, ({ source, sourceId }) => `${source} ${sourceId}`).values(),
];

function ofPosted(
  group: readonly PostedSource[],
  amountOf: (source: PostedSource) => string,
): MovementSource {
  const [first] = group as [PostedSource];
  const { source, sourceId, words, party, day, isPay } = first;
  const amount = sumOf(group.map(amountOf));
  return { source, sourceId, words, party, day, isPay, amount };
}

const notPosted = { source: null, sourceId: null, party: null, day: null, isPay: false };

const ofBudgetChange = ({ description, budgetAmount }: DecidedChange): MovementSource => ({
  ...notPosted,
  words: description,
  amount: budgetAmount,
});

/** Without permission to see pay, all personal lines are added up in one. */
export const withoutPay = ({ sources, ...movement }: CostMovement): CostMovement => {
  const pay = sources.filter(({ isPay }) => isPay);
  if (pay.length === 0) return { ...movement, sources };
  const amount = sumOf(pay.map((source) => source.amount ?? '0.00'));
  const earned = { ...notPosted, words: 'Pay of employed workers', amount };
  return { ...movement, sources: [earned, ...sources.filter(({ isPay }) => !isPay)] };
};
