import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { useInfiniteQuery } from '@tanstack/react-query';
import { allPages } from '../../platform/all-pages.ts';
import { callPage } from '../../platform/call.ts';
import { queryPages } from '../../platform/query.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Filter } from '../../ui/table/column.ts';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { type CarbonAddress, type EntryFilter, filterOf } from '../search-params.ts';
import { useCarbonAddress, useChangeAddress } from '../use-search-params.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { EntriesTable } from './entries-table.tsx';
import { useEntryActions } from './use-entry-actions.tsx';

const pageSize = 50;
/** As many as the server sends at once. */
const fullPage = 1000;

type Props = { slug: string; attributions: readonly string[] };

/** All that is behind the figures, entry by entry. */
export function Entries({ slug, attributions }: Props) {
  const address = useCarbonAddress();
  const { entry: _open, ...view } = address;
  const change = useChangeAddress();
  const filter = filterOf(address);
  const query = useInfiniteQuery(
    queryPages(carbonApi.listBySlug, { params: { slug }, query: { ...filter, limit: pageSize } }),
  );
  const { actions, sheet } = useEntryActions();
  const onView: OnView = (next, how) => change({ ...cleared, ...next } as CarbonAddress, how);
  return (
    <>
      <CategoryTabs />
      {(query.isPending || !query.error || !!query.data?.length) && (
        <EntriesTable
          entries={query.data}
          filters={filters}
          actions={actions}
          onView={onView}
          attributions={attributions}
          view={view}
          readAll={() => allEntries(slug, filter)}
        />
      )}
      {query.isPending || (
        <Loaded query={{ ...query, hasNextPage: false }} what="entries" empty={null}>
          {() => <LoadMore {...query} />}
        </Loaded>
      )}
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
  {
    id: 'status',
    label: 'State',
    options: [
      { value: 'counted', label: 'In the total' },
      { value: 'draft', label: 'Without a factor' },
    ],
    of: ({ status }) => status,
  },
];
