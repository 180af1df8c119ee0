import { type Edition, editions } from '@sitewright/domain/carbon/carbon-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type OnView, type TableView, tableSearch } from '../../ui/table/table-view.ts';

export const standardsTabs = ['standard', 'factors', 'own', 'sets'] as const;
export type StandardsTab = (typeof standardsTabs)[number];

const steps = ['switch', 'import'] as const;

/** What somebody looks at, as the address keeps it: it survives a reload and can be sent to others. */
export type StandardsAddress = TableView<'source' | 'category' | 'state'> & {
  /** Without it the standard itself. */
  tab?: StandardsTab | undefined;
  /** What is done in the place of the page, step by step. */
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

const oneOf = <V>(known: readonly V[], value: unknown): V | undefined =>
  known.find((one) => one === value);

export const useStandardsAddress = (): StandardsAddress =>
  useSearch({ strict: false, select: standardsAddress, structuralSharing: true });

/** Goes on within the page; what is not named stays as it is. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const address = useStandardsAddress();
  return (change: StandardsAddress, { replace = false } = {}) =>
    void navigate({ to: '.', search: { ...address, ...change }, replace, resetScroll: false });
}

/** What a table of the page is told of the address. */
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
