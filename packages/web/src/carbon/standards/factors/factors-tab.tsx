import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories, editions, factorSources } from '@sitewright/domain/carbon/carbon-values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-part.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import type { Filter } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { sourceLabels } from '../../labels.ts';
import { standardQueries } from '../queries.ts';
import { useChangeAddress, useStandardsAddress, useTableAddress } from '../search-params.ts';
import { EditionBar } from './edition-bar.tsx';
import { FactorCard } from './factor-card.tsx';
import { type FactorRow, factorColumns } from './factor-columns.tsx';

const FactorSheet = lazyPart(() => import('./factor-sheet.tsx'), 'FactorSheet');

/** The latest one that is not of a year to come. */
const editionOn = (today: string) =>
  editions.findLast((year) => year <= Number(today.slice(0, 4))) ?? editions[0];

/** Every factor of an edition, and what the organisation put beside it or in its place. */
export function FactorsTab({ today }: { today: string }) {
  const { edition = editionOn(today), factor: openFactor } = useStandardsAddress();
  const change = useChangeAddress();
  const table = useTableAddress();
  const query = useQuery(standardQueries.factors({ year: edition }));
  const rows = useMemo(() => query.data?.map((factor, id) => ({ id, factor })), [query.data]);
  const columns = useMemo(() => factorColumns(today), [today]);
  const open = ({ factor }: FactorRow) => change({ factor: factor.id });
  const close = () => change({ factor: undefined });
  return (
    <>
      <EditionBar edition={edition} />
      {(query.isPending || !!rows?.length) && (
        <DataTable
          label="Factors"
          rows={rows}
          columns={columns}
          filters={filters}
          actions={[{ id: 'open', label: 'Open', key: 'Enter', onPress: open }]}
          searchHint="Item, group, unit or official id"
          isTwoLine
          card={(row, menu) => <FactorCard row={row} menu={menu} today={today} />}
          empty={null}
          {...table}
        />
      )}
      {query.isPending || (
        <Loaded query={query} what="factors" empty="There is no factor in this edition.">
          {() => null}
        </Loaded>
      )}
      {openFactor && (
        <LazyBoundary onLost={close}>
          <FactorSheet id={openFactor} edition={edition} today={today} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

const filters: Filter<FactorRow>[] = [
  {
    id: 'category',
    label: 'Category',
    options: carbonCategories.map((value) => ({ value, label: categoryLabels[value] })),
    of: ({ factor }) => factor.category ?? '',
  },
  {
    id: 'source',
    label: 'Source',
    options: factorSources.map((value) => ({ value, label: sourceLabels[value] })),
    of: ({ factor }) => factor.source,
  },
  {
    id: 'state',
    label: 'In use',
    options: [{ value: 'override', label: 'Own override' }],
    of: ({ factor }) => (factor.official ? 'override' : ''),
  },
];
