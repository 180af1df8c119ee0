import { costSources, measures } from '@sitewright/domain/costs/cost-values';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import {
  parseDate,
  parseEnum,
  parseId,
  parseText,
  searchHooks,
  searchParser,
} from '../ui/search-params.ts';

const costTabs = [
  'summary',
  'heads',
  'labour',
  'plant',
  'materials',
  'standing',
  'cvr',
  'forecast',
  'transactions',
] as const;
export type CostTab = (typeof costTabs)[number];

/** The figures that can be opened. */
const figureNames = [
  'value',
  'revised',
  'actual',
  'committed',
  'open',
  'toComplete',
  'forecast',
  'variance',
  'margin',
  'standing',
  'changes',
] as const;
export type FigureName = (typeof figureNames)[number];

/** The view as search parameters: it survives a reload and can be shared. */
export const parseCostSearch = searchParser({
  /** Without it the summary. */
  tab: parseEnum(costTabs),
  /** The start of the changes shown; two weeks back by default. */
  since: parseDate,
  /** The figure that is open, of which cost head or for which reason, and of which week. */
  figure: parseEnum(figureNames),
  of: parseText,
  week: parseDate,
  /** Which rows of the book the transactions show. */
  measure: parseEnum(measures),
  head: parseEnum(costHeads),
  source: parseEnum(costSources),
  rate: parseEnum(['none']),
  /** The cost that is being edited. */
  entry: parseId,
  /** The month whose reconciliation is open, as its first day. */
  month: parseDate,
});

export type CostSearch = ReturnType<typeof parseCostSearch>;

export const [useCostSearch, useChangeCostSearch] = searchHooks(parseCostSearch);
