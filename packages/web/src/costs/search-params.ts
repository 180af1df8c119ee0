import { costSources, measures } from '@sitewright/domain/costs/cost-values';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isDate } from '../ui/fields/parse-date.ts';

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
export type CostSearch = {
  /** Without it the summary. */
  tab?: CostTab | undefined;
  /** The start of the changes shown; two weeks back by default. */
  since?: string | undefined;
  /** The figure that is open, of which cost head or for which reason, and of which week. */
  figure?: FigureName | undefined;
  of?: string | undefined;
  week?: string | undefined;
  /** Which rows of the book the transactions show. */
  measure?: (typeof measures)[number] | undefined;
  head?: (typeof costHeads)[number] | undefined;
  source?: (typeof costSources)[number] | undefined;
  rate?: 'none' | undefined;
  /** The cost that is being edited. */
  entry?: number | undefined;
  /** The month whose reconciliation is open, as its first day. */
  month?: string | undefined;
};

/** Keeps what the page understands, and drops the rest. */
export function costAddress(search: Record<string, unknown>): CostSearch {
  const address: CostSearch = {
    tab: oneOf(costTabs, search.tab),
    since: dateIn(search.since),
    figure: oneOf(figureNames, search.figure),
    of: typeof search.of === 'string' ? search.of : undefined,
    week: dateIn(search.week),
    measure: oneOf(measures, search.measure),
    head: oneOf(costHeads, search.head),
    source: oneOf(costSources, search.source),
    rate: oneOf(['none'] as const, search.rate),
    entry: Number.isSafeInteger(search.entry) ? Number(search.entry) : undefined,
    month: dateIn(search.month),
  };
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}

const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((candidate) => candidate === value);

const dateIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isDate(value) ? value : undefined;

export const useCostAddress = (): CostSearch =>
  useSearch({ strict: false, select: costAddress, structuralSharing: true });

/** Navigates within the page; parameters that are not named keep their values. */
export function useChangeCostSearch() {
  const navigate = useNavigate();
  const address = useCostAddress();
  return (change: CostSearch, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}
