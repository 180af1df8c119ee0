import { daysAfter } from '../kernel/calendar.ts';
import { rounded, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { percentOf } from '../kernel/percent.ts';
import type { CostReport, Movement, ReportFigures } from './cost-report.ts';
import type { Forecast, HeadForecast } from './forecast.ts';
import { monthAfter } from './month-names.ts';

/** The values of the month that were entered by hand. */
export type ReportInput = Pick<
  CostReport,
  | 'month'
  | 'certified'
  | 'applied'
  | 'adjustment'
  | 'accruals'
  | 'retentionRate'
  | 'retentionReleased'
  | 'reasons'
>;

/** A variation that the client has not agreed to: its value, its cost, and its probability in per cent. */
export type UnagreedChange = { valueAmount: string; budgetAmount: string; probability: number };

type ReportFacts = {
  forecast: Forecast;
  /** The contract value, with approved changes. */
  contractValue: string | null;
  unagreed: readonly UnagreedChange[];
  /** The figures of the last frozen month. */
  before: ReportFigures | undefined;
  /** Today. */
  today: string;
};

/** The last day of a month that is named by its first. */
export const endOfMonth = (month: string): string => daysAfter(monthAfter(month), -1);

/** The last day of a month that has been: its end, or today while it runs. */
export const lastDayOf = (month: string, today: string): string =>
  endOfMonth(month) < today ? endOfMonth(month) : today;

/** Surveyors assess a month in the weeks after it: plans made within this many days count for the month. */
const closingDays = 21;

/** The last day whose plans count for this month: its closing day, or today if earlier. */
export const closingDay = (month: string, today: string): string => {
  const closing = daysAfter(endOfMonth(month), closingDays);
  return closing < today ? closing : today;
};

const less = (amount: string, by: string): string => poundsOf(penceOf(amount) - penceOf(by));

/** Cost and value to the end of a month, side by side. */
export function reportFigures(input: ReportInput, facts: ReportFacts): ReportFigures {
  const { total, heads, unallocated } = facts.forecast;
  const value = sumOf([input.certified, input.applied, input.adjustment]);
  const actual = poundsOf(total.actual);
  const cost = sumOf([actual, input.accruals]);
  const margin = less(value, cost);
  const movements = movementsOf(heads, input.reasons, facts.before);
  const forecast = poundsOf(total.forecast);
  return {
    to: lastDayOf(input.month, facts.today),
    plansAsOf: closingDay(input.month, facts.today),
    contractAsOf: facts.today,
    revised: poundsOf(total.revised),
    value,
    actual,
    accruals: input.accruals,
    cost,
    margin,
    marginPercent: percentOf(penceOf(margin), penceOf(value)),
    committed: poundsOf(total.committed),
    open: poundsOf(total.open),
    toComplete: poundsOf(total.toComplete),
    forecast,
    variance: poundsOf(total.revised - total.forecast),
    ...finalOf(facts),
    retentionHeld: less(retentionOf(input), input.retentionReleased),
    heads: heads.map(headOf),
    unallocated: {
      budget: poundsOf(unallocated.budget),
      toComplete: poundsOf(unallocated.toComplete),
    },
    movements,
    unallocatedMovedBy: facts.before
      ? less(poundsOf(unallocated.toComplete), facts.before.unallocated.toComplete)
      : null,
    movedBy: facts.before ? less(forecast, facts.before.forecast) : null,
  };
}

/** What the client has kept back, before anything was released. */
export const retentionOf = ({
  certified,
  retentionRate,
}: Pick<ReportInput, 'certified' | 'retentionRate'>): string => shareOf(certified, retentionRate);

/** So many per cent of an amount. */
const shareOf = (amount: string, percent: string): string =>
  poundsOf(rounded(penceOf(amount) * scaled(percent, 2), 10_000n));

function finalOf({ contractValue, unagreed, forecast }: ReportFacts) {
  const likely = sumOf(
    unagreed.map(({ valueAmount, budgetAmount, probability }) =>
      shareOf(less(valueAmount, budgetAmount), String(probability)),
    ),
  );
  if (contractValue === null)
    return { contractValue, unagreed: likely, finalMargin: null, finalMarginPercent: null };
  const value = penceOf(contractValue) + penceOf(likely);
  const margin = value - forecast.total.forecast;
  const finalMarginPercent = percentOf(margin, value);
  return { contractValue, unagreed: likely, finalMargin: poundsOf(margin), finalMarginPercent };
}

const headOf = ({ head, ...sums }: HeadForecast): ReportFigures['heads'][number] => ({
  head,
  revised: poundsOf(sums.revised),
  actual: poundsOf(sums.actual),
  open: poundsOf(sums.open),
  toComplete: poundsOf(sums.toComplete),
  forecast: poundsOf(sums.forecast),
  variance: poundsOf(sums.revised - sums.forecast),
});

/** A head that moved by more than one per cent of its revised budget says why. */
const movedFarPercent = 1n;

export const reasonRule = `A reason is needed where a cost head’s forecast moved by more than ${movedFarPercent}% of its revised budget.`;

/** Of every head that moved since the last frozen month. */
function movementsOf(
  heads: readonly HeadForecast[],
  reasons: ReportInput['reasons'],
  before: ReportFigures | undefined,
): Movement[] {
  if (!before) return [];
  return heads.flatMap(({ head, forecast, revised }) => {
    const then = before.heads.find((one) => one.head === head)?.forecast ?? '0.00';
    const by = forecast - penceOf(then);
    const size = by < 0n ? -by : by;
    const movement = {
      head,
      before: then,
      now: poundsOf(forecast),
      by: poundsOf(by),
      reason: reasons[head] || null,
      isReasonNeeded: size * 100n > revised * movedFarPercent,
    };
    return by === 0n ? [] : [movement];
  });
}
