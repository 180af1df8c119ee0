import type { CostAnalysis, HeadFigures } from '@sitewright/domain/costs/cost-figures';
import type { CostRowFilter } from '@sitewright/domain/costs/cost-row';
import type { ForecastMethod } from '@sitewright/domain/costs/cost-values';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { formatDate } from '../../ui/fields/parse-date.ts';
import type { FigureName } from '../search-params.ts';

/** A figure as the address names it. */
export type ShownFigure = {
  figure: FigureName;
  /** The cost head; of standing time the reason. */
  of?: string | undefined;
  week?: string | undefined;
};

/** The names of the figures on screen. */
export const figureLabels: Record<FigureName, string> = {
  value: 'Contract value',
  revised: 'Revised budget',
  actual: 'Actual to date',
  committed: 'Committed',
  open: 'Open commitment',
  toComplete: 'Cost to complete',
  forecast: 'Forecast final',
  variance: 'Variance',
  margin: 'Margin',
  standing: 'Standing time',
  changes: 'What moved the forecast',
};

const headIn = (of: string | undefined): CostHead | undefined =>
  costHeads.find((head) => head === of);

/** 'Actual to date, labour, week to 15/11/2026' */
export const figureTitle = ({ figure, of, week }: ShownFigure): string => {
  const head = headIn(of);
  return [
    figureLabels[figure],
    head ? costHeadLabels[head].toLowerCase() : of && standingLabel(of).toLowerCase(),
    week && `week to ${formatDate(week)}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const methodFormulas: Record<ForecastMethod, string> = {
  budget_left:
    'Revised budget − actual − open commitment; with a CPI below 1: revised budget ÷ CPI − actual − open commitment',
  run_rate: 'Average cost per working day in the last 28 days × working days to the finish',
  manual: 'Final cost entered by hand − actual − open commitment, never below zero',
};

const actualFormulas: Partial<Record<CostHead, string>> = {
  labour: 'Paid hours × the rate on the day, plus overtime and costs entered by hand',
  plant: 'Days charged × the rate, plus costs entered by hand',
  materials: 'Accepted quantity × the order price, plus costs entered by hand',
};

/** The formula of the figure, in words. */
export function formulaOf({ figure, of }: ShownFigure, heads: readonly HeadFigures[]): string {
  const head = heads.find((row) => row.head === of);
  const formulas: Record<FigureName, string> = {
    value: 'Original contract value + approved changes',
    revised: 'Original budget + approved changes',
    actual:
      (head && actualFormulas[head.head]) ??
      'Labour, hire, deliveries and costs entered by hand, to date',
    committed: 'Net value of all approved orders',
    open: 'Net value of approved orders that are not closed − deliveries accepted + days of hire notice still to come',
    toComplete: head ? methodFormulas[head.method] : 'Cost to complete of all cost heads',
    forecast: 'Actual + open commitment + cost to complete',
    variance: 'Revised budget − forecast final; negative means over budget',
    margin: 'Contract value − forecast final',
    standing: 'Paid waiting hours × the rate, plus idle plant days × the rate',
    changes:
      'What was posted, ordered, decided and re-estimated since that date; cost that was forecast moves nothing',
  };
  return formulas[figure];
}

/** The rows of the book that it is the sum of; some figures are made of others instead. */
export function rowsOf({ figure, of, week }: ShownFigure): CostRowFilter | undefined {
  const days = week && { from: daysAfter(week, -6), to: week };
  const head = headIn(of);
  if (figure === 'standing') return { measure: 'actual', reason: of ?? 'any', ...days };
  if (figure !== 'actual' && figure !== 'committed' && figure !== 'open') return undefined;
  return { measure: figure, ...(head && { head }), ...days };
}

/** The amount; undefined for a single week, where only its rows have one. */
export function amountOf({ figure, of, week }: ShownFigure, analysis: CostAnalysis): string | null {
  if (week || figure === 'changes') return null;
  if (figure === 'standing') return standingCost(analysis, of);
  if (figure === 'value') return analysis.contractValue;
  if (figure === 'margin') return analysis.margin;
  const sums = of ? analysis.heads.find(({ head }) => head === of) : analysis;
  return sums?.[figure] ?? null;
}

const standingCost = ({ standing }: CostAnalysis, reason: string | undefined): string | null => {
  const costs = standing.filter((row) => !reason || row.reason === reason).map(({ cost }) => cost);
  return costs.some((cost) => cost !== null) ? sumOf(costs) : null;
};
