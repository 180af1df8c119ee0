import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { costHeadLabels } from '../purchase-orders/order-labels.ts';
import type { CostHead } from '../purchase-orders/order-status.ts';
import type { CostChange, CostChanges } from './cost-figures.ts';
import type { CostSource, ForecastMethod } from './cost-values.ts';
import type { Forecast } from './forecast.ts';

/** All lines of one source since then, including lines that still run. */
export type PostedSource = {
  source: CostSource;
  sourceId: number;
  head: CostHead;
  words: string;
  party: string | null;
  quantity: string | null;
  unit: string | null;
  reason: string | null;
  /** The effect on actual cost and on open orders. */
  effect: string;
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

const size = ({ effect }: CostChange): number => Math.abs(Number(effect));

const largestFirst = (a: CostChange, b: CostChange): number => size(b) - size(a);

const notOfASource = {
  source: null,
  sourceId: null,
  party: null,
  quantity: null,
  unit: null,
  reason: null,
  isPay: false,
  day: null,
};

/** The most changes listed; the rest is added up in one line. */
const mostShown = 200;

function largestOf(costs: readonly CostChange[]): CostChange[] {
  const rest = costs.slice(mostShown);
  if (rest.length === 0) return [...costs];
  const effect = sumOf(rest.map((cost) => cost.effect));
  const words = `${rest.length} smaller changes`;
  const others = { ...notOfASource, kind: 'cost' as const, words, head: null, budgetBy: null };
  return [...costs.slice(0, mostShown), { ...others, effect, at: null }];
}

/** The changes of the forecast; their effects add up to the movement. */
export function changesBetween(
  then: Forecast,
  now: Forecast,
  posted: readonly PostedSource[],
  decided: readonly DecidedChange[],
  since: string,
): CostChanges {
  const costs = withEffect(posted).map(ofCost);
  const changes = [
    ...largestOf(costs.toSorted(largestFirst)),
    ...decided.map(ofBudget),
    ...toCompleteOf(then, now).toSorted(largestFirst),
  ];
  return {
    since,
    forecastThen: poundsOf(then.total.forecast),
    forecastNow: poundsOf(now.total.forecast),
    effect: sumOf(changes.map(({ effect }) => effect)),
    changes,
  };
}

const ofSource = ({ source, sourceId, head }: PostedSource): string =>
  `${source} ${sourceId} ${head}`;

/** Lines that were reversed, or only have another reason now, moved nothing. */
function withEffect(posted: readonly PostedSource[]): PostedSource[] {
  const sums = new Map<string, bigint>();
  for (const posting of posted)
    sums.set(ofSource(posting), (sums.get(ofSource(posting)) ?? 0n) + penceOf(posting.effect));
  return posted.filter(
    (posting) => penceOf(posting.effect) !== 0n && sums.get(ofSource(posting)) !== 0n,
  );
}

/** Without permission to see pay, all personal lines are added up in one, so that the sum is right. */
export function mergePayLines(changes: readonly CostChange[]): CostChange[] {
  const pay = changes.filter(({ isPay }) => isPay);
  const rest = changes.filter(({ isPay }) => !isPay);
  if (pay.length === 0) return rest;
  const effect = sumOf(pay.map((posting) => posting.effect));
  const words = 'Pay of employed workers';
  return [
    { ...notOfASource, kind: 'cost', words, head: 'labour', effect, budgetBy: null, at: null },
    ...rest,
  ];
}

const ofCost = (posted: PostedSource): CostChange => ({ kind: 'cost', ...posted, budgetBy: null });

/** It moves the forecast only through the cost to complete, which is listed separately. */
const ofBudget = ({ head, description, budgetAmount, decidedAt }: DecidedChange): CostChange => ({
  ...notOfASource,
  kind: 'budget',
  words: description,
  head,
  effect: '0.00',
  budgetBy: budgetAmount,
  at: decidedAt,
});

function toCompleteOf(then: Forecast, now: Forecast): CostChange[] {
  const heads = now.heads.map(({ head, method, toComplete }, i) => {
    const by = toComplete - (then.heads[i]?.toComplete ?? 0n);
    return { head, by, words: labelFor(costHeadLabels[head], method, by) };
  });
  const free = now.unallocated.toComplete - then.unallocated.toComplete;
  const words = `${free < 0n ? 'Drawn from' : 'Returned to'} unallocated budget`;
  return [...heads, { head: null, by: free, words }]
    .filter(({ by }) => by !== 0n)
    .map(({ head, by, words }) => ({
      ...notOfASource,
      kind: 'to_complete',
      words,
      head,
      effect: poundsOf(by),
      budgetBy: null,
      at: null,
    }));
}

function labelFor(head: string, method: ForecastMethod, by: bigint): string {
  const budget = `remaining ${head.toLowerCase()} budget`;
  const ways: Record<ForecastMethod, string> = {
    budget_left: by < 0n ? `Absorbed by the ${budget}` : `Added to the ${budget}`,
    run_rate: `${head} cost to complete at the last four weeks’ rate`,
    manual: `${head} cost to complete re-estimated`,
  };
  return ways[method];
}
