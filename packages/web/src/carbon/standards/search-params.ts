import { editions } from '@sitewright/domain/carbon/carbon-values';
import {
  parseEnum,
  parseId,
  parseText,
  searchHooks,
  searchParser,
} from '../../ui/search-params.ts';
import { type OnView, type TableView, tableParams } from '../../ui/table/table-view.ts';

const standardsTabs = ['standard', 'factors', 'own', 'sets'] as const;
export type StandardsTab = (typeof standardsTabs)[number];

/** The view as search parameters: it survives a reload and can be shared. */
const parseStandardsSearch = searchParser({
  ...tableParams('source', 'category', 'state'),
  /** Without it the standard itself. */
  tab: parseEnum(standardsTabs),
  /** The wizards that replace the page. */
  step: parseEnum(['switch', 'import']),
  edition: parseEnum(editions),
  /** The factor that is open, and the one of our own. */
  factor: parseText,
  own: parseId,
});

export type StandardsSearch = ReturnType<typeof parseStandardsSearch>;

export const [useStandardsSearch, useChangeStandardsSearch] = searchHooks(parseStandardsSearch);

/** The part of the search parameters that a table uses. */
export function useStandardsTable(): { view: TableView; onView: OnView } {
  const {
    tab: _tab,
    step: _step,
    edition: _edition,
    factor: _factor,
    own: _own,
    ...view
  } = useStandardsSearch();
  const change = useChangeStandardsSearch();
  return { view, onView: (next, how) => change(next as StandardsSearch, how) };
}
