import type { CostAnalysis, HeadFigures } from '@sitewright/domain/costs/cost-figures';
import type { CostRowFilter } from '@sitewright/domain/costs/cost-row';
import {
  actualFormulas,
  costFigureDefinitions,
  methodFormulas,
} from '@sitewright/domain/costs/figure-definitions';
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
export const figureLabels = {
  value: costFigureDefinitions.value.name,
  revised: costFigureDefinitions.revised.name,
  actual: costFigureDefinitions.actual.name,
  committed: costFigureDefinitions.committed.name,
  open: costFigureDefinitions.open.name,
  toComplete: costFigureDefinitions.toComplete.name,
  forecast: costFigureDefinitions.forecast.name,
  variance: costFigureDefinitions.variance.name,
  margin: costFigureDefinitions.margin.name,
  standing: costFigureDefinitions.standing.name,
  changes: costFigureDefinitions.changes.name,
} as const satisfies Record<FigureName, string>;

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

/** The formula of the figure, in words: that of its definition, or of one cost head. */
export function formulaOf({ figure, of }: ShownFigure, heads: readonly HeadFigures[]): string {
  const head = heads.find((row) => row.head === of);
  const ofHead =
    head && figure === 'actual'
      ? actualFormulas[head.head]
      : head && figure === 'toComplete' && methodFormulas[head.method];
  return ofHead || costFigureDefinitions[figure].formula;
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
