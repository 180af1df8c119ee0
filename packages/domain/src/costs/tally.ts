import { decimalOf, scaled } from '../kernel/decimal.ts';
import { sumOf } from '../kernel/pence.ts';
import type { CostHead } from '../purchase-orders/order-status.ts';
import type { Quantities } from './analysis.ts';
import type { StandingFigures } from './cost-figures.ts';
import type { CostLine } from './cost-line.ts';
import type { Measure, Pricing } from './cost-values.ts';
import type { Sum } from './forecast.ts';

/** Lines of one kind, added up: all that the figures of a contract need of its book. */
export type Tally = {
  projectId: number;
  measure: Measure;
  head: CostHead;
  unit: string | null;
  reason: string | null;
  pricing: Pricing;
  quantity: string;
  amount: string;
};

/** A line that still runs, as if the book had it already. */
export const tallyOf = (line: CostLine): Tally => ({
  projectId: line.projectId,
  measure: line.measure,
  head: line.head,
  unit: line.unit,
  reason: line.reason,
  pricing: pricingOf(line.rate),
  quantity: line.quantity ?? '0',
  amount: line.amount,
});

const negative = (decimal: string): string =>
  decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;

/** To be added to what they are taken from. */
export const negateTallies = (tallies: readonly Tally[]): Tally[] =>
  tallies.map((tally) => ({
    ...tally,
    quantity: negative(tally.quantity),
    amount: negative(tally.amount),
  }));

const pricingOf = (rate: string | null): Pricing => {
  if (rate === null) return 'unpriced';
  return scaled(rate, 4) === 0n ? 'unpaid' : 'priced';
};

export const sumsOf = (tallies: readonly Tally[]): Sum[] =>
  tallies.map(({ measure, head, amount }) => ({ measure, head, amount }));

const total = (tallies: readonly Tally[]): string =>
  decimalOf(
    tallies.reduce((sum, { quantity }) => sum + scaled(quantity, 3), 0n),
    3,
  );

/** Paid hours of people, and the days that plant is charged for. */
export function quantitiesOf(tallies: readonly Tally[]): Quantities {
  const ofLabour = tallies.filter(({ head, unit }) => head === 'labour' && unit === 'h');
  return {
    hours: total(ofLabour.filter(({ pricing }) => pricing !== 'unpaid')),
    hoursWithoutRate: total(ofLabour.filter(({ pricing }) => pricing === 'unpriced')),
    plantDays: total(tallies.filter(({ head, unit }) => head === 'plant' && unit === 'day')),
  };
}

/** Standing time by reason; unpaid breaks are no loss. */
export function standingOf(tallies: readonly Tally[]): StandingFigures[] {
  const stood = tallies.filter(({ reason, pricing }) => reason !== null && pricing !== 'unpaid');
  const reasons = [...new Set(stood.map(({ reason }) => reason ?? ''))];
  return reasons.map((reason) => standingFor(reason, stood)).filter(isAny);
}

function standingFor(reason: string, stood: readonly Tally[]) {
  const ofReason = stood.filter((sum) => sum.reason === reason);
  return {
    reason,
    hours: total(ofReason.filter(({ unit }) => unit === 'h')),
    days: total(ofReason.filter(({ unit }) => unit === 'day')),
    cost: sumOf(ofReason.map(({ amount }) => amount)),
  };
}

/** Fully reversed lines do not count as standing time. */
const isAny = ({ hours, days, cost }: ReturnType<typeof standingFor>): boolean =>
  [hours, days, cost].some((figure) => Number(figure) !== 0);
