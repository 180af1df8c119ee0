import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { allPages } from '../../platform/all-pages.ts';
import { callPage } from '../../platform/call.ts';
import { queryPages } from '../../platform/query.ts';
import { labelOptions } from '../../ui/fields/options.ts';
import { LoadMore } from '../../ui/layout/load-more.tsx';
import { LoadedTable } from '../../ui/layout/loaded-table.tsx';
import type { Filter } from '../../ui/table/column.ts';
import { choiceFilter } from '../../ui/table/filters.ts';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import {
  type CarbonSearch,
  categoryIn,
  type EntryFilter,
  filterOf,
  useCarbonSearch,
  useChangeCarbonSearch,
} from '../search-params.ts';
import { EntriesTable } from './entries-table.tsx';
import { useEntryActions } from './use-entry-actions.tsx';

const pageSize = 50;
/** As many as the server sends at once. */
const fullPage = 1000;

type Props = { slug: string; attributions: readonly string[] };

/** All that is behind the figures, entry by entry. */
export function Entries({ slug, attributions }: Props) {
  const search = useCarbonSearch();
  const { entry: _open, ...view } = search;
  const change = useChangeCarbonSearch();
  const filter = filterOf(search);
  const query = useInfiniteQuery(
    queryPages(carbonApi.listBySlug, { params: { slug }, query: { ...filter, limit: pageSize } }),
  );
  const { actions, sheet } = useEntryActions();
  const onView: OnView = (next, how) => change({ ...cleared, ...next } as CarbonSearch, how);
  return (
    <>
      <CategoryTabs />
      <LoadedTable query={query} what="entries">
        <EntriesTable
          entries={query.data}
          filters={filters}
          actions={actions}
          onView={onView}
          attributions={attributions}
          view={view}
          readAll={() => allEntries(slug, filter)}
        />
        <LoadMore {...query} />
      </LoadedTable>
      {sheet}
    </>
  );
}

/** Every entry that matches, for an export. */
const allEntries = (slug: string, filter: EntryFilter): Promise<CarbonEntry[]> =>
  allPages((cursor) =>
    callPage(carbonApi.listBySlug, {
      params: { slug },
      query: { ...filter, limit: fullPage, cursor },
    }),
  );

/** The filters that a table leaves out of its view are taken away. */
const cleared: TableView = { q: undefined, status: undefined };

/** The server filters by the same; here it is chosen, and seen. */
const filters: readonly Filter<CarbonEntry>[] = [
  choiceFilter(
    'status',
    'Status',
    labelOptions({ counted: 'Included', draft: 'No factor' }),
    ({ status }) => status,
  ),
];

const choices = [undefined, ...carbonCategories] as const;

/** Which entries are listed. */
function CategoryTabs() {
  const chosen = categoryIn(useCarbonSearch());
  const change = useChangeCarbonSearch();
  return (
    <fieldset className="scroll-hint flex max-w-full min-w-0 justify-self-start overflow-x-auto rounded-[8px] border border-line-2 p-0.5 [--edge:var(--sunken)] [scrollbar-width:none] print:hidden">
      <legend className="sr-only">Category</legend>
      {choices.map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => change({ category })}
          className="inline-flex h-7 flex-none items-center justify-center rounded-control px-2.5 max-md:min-w-11 text-button font-medium whitespace-nowrap text-text-2 -outline-offset-2! hover:text-text aria-pressed:bg-selected aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] site:h-11"
        >
          {category ? categoryLabels[category] : 'All'}
        </button>
      ))}
    </fieldset>
  );
}
