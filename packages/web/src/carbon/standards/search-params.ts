import { type Edition, editions } from '@sitewright/domain/carbon/carbon-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type OnView, type TableView, tableSearch } from '../../ui/table/table-view.ts';

const standardsTabs = ['standard', 'factors', 'own', 'sets'] as const;
export type StandardsTab = (typeof standardsTabs)[number];

const steps = ['switch', 'import'] as const;

/** The view as search parameters: it survives a reload and can be shared. */
export type StandardsAddress = TableView<'source' | 'category' | 'state'> & {
  /** Without it the standard itself. */
  tab?: StandardsTab | undefined;
  /** The wizards that replace the page. */
  step?: (typeof steps)[number] | undefined;
  edition?: Edition | undefined;
  /** The factor that is open, and the one of our own. */
  factor?: string | undefined;
  own?: number | undefined;
};

const inTable = tableSearch('source', 'category', 'state');

/** Keeps what the page understands, and drops the rest. */
const standardsAddress = (search: Record<string, unknown>): StandardsAddress => ({
  ...inTable(search),
  tab: oneOf(standardsTabs, search.tab),
  step: oneOf(steps, search.step),
  edition: oneOf(editions, search.edition),
  factor: typeof search.factor === 'string' ? search.factor : undefined,
  own: Number.isSafeInteger(search.own) ? Number(search.own) : undefined,
});

const oneOf = <V>(values: readonly V[], value: unknown): V | undefined =>
  values.find((candidate) => candidate === value);

export const useStandardsAddress = (): StandardsAddress =>
  useSearch({ strict: false, select: standardsAddress, structuralSharing: true });

/** Navigates within the page; parameters that are not named keep their values. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useStandardsAddress();
  return (change: StandardsAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}

/** The part of the search parameters that a table uses. */
export function useTableAddress(): { view: TableView; onView: OnView } {
  const {
    tab: _tab,
    step: _step,
    edition: _edition,
    factor: _factor,
    own: _own,
    ...view
  } = useStandardsAddress();
  const change = useChangeAddress();
  return { view, onView: (next, how) => change(next as StandardsAddress, how) };
}
