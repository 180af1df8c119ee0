import { officialAttribution } from '@sitewright/domain/carbon/attribution';
import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import {
  carbonCategories,
  type Edition,
  editions,
  factorSources,
} from '@sitewright/domain/carbon/carbon-values';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { labelOptions, optionsOf } from '../../../ui/fields/options.ts';
import { lazyDialog } from '../../../ui/layout/lazy-dialog.tsx';
import { LoadedTable } from '../../../ui/layout/loaded-table.tsx';
import type { Filter } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { choiceFilter } from '../../../ui/table/filters.ts';
import { RecordCard } from '../../../ui/table/record-card.tsx';
import { sourceLabels } from '../../labels.ts';
import { standardQueries } from '../queries.ts';
import {
  useChangeStandardsSearch,
  useStandardsSearch,
  useStandardsTable,
} from '../search-params.ts';
import {
  categoryText,
  FactorLink,
  type FactorRow,
  factorColumns,
  InUse,
} from './factor-columns.tsx';

const FactorSheet = lazyDialog(() => import('./factor-sheet.tsx'), 'FactorSheet');

/** The latest one that is not of a year to come. */
const editionOn = (today: string) =>
  editions.findLast((year) => year <= Number(today.slice(0, 4))) ?? editions[0];

/** Every factor of an edition, and the organisation's additions and replacements. */
export function FactorsTab({ today }: { today: string }) {
  const { edition = editionOn(today), factor: openFactor } = useStandardsSearch();
  const change = useChangeStandardsSearch();
  const table = useStandardsTable();
  const query = useQuery(standardQueries.factors({ year: edition }));
  const rows = useMemo(() => query.data?.map((factor, id) => ({ id, factor })), [query.data]);
  const columns = useMemo(() => factorColumns(today), [today]);
  const open = ({ factor }: FactorRow) => change({ factor: factor.id });
  const close = () => change({ factor: undefined });
  return (
    <>
      <EditionBar edition={edition} />
      <LoadedTable query={query} what="factors" empty="No factors in this edition.">
        <DataTable
          label="Factors"
          rows={rows}
          columns={columns}
          filters={filters}
          actions={[{ id: 'open', label: 'Open', key: 'Enter', onPress: open }]}
          searchHint="Item, group, unit or official id"
          isTwoLine
          card={(row, menu) => <FactorCard row={row} menu={menu} today={today} />}
          {...table}
        />
      </LoadedTable>
      {openFactor && (
        <FactorSheet id={openFactor} edition={edition} today={today} onClose={close} />
      )}
    </>
  );
}

const filters: Filter<FactorRow>[] = [
  choiceFilter(
    'category',
    'Category',
    optionsOf(carbonCategories, categoryLabels),
    ({ factor }) => factor.category,
  ),
  choiceFilter(
    'source',
    'Source',
    optionsOf(factorSources, sourceLabels),
    ({ factor }) => factor.source,
  ),
  choiceFilter('state', 'In use', labelOptions({ override: 'Own override' }), ({ factor }) =>
    factor.official ? 'override' : '',
  ),
];

/** Which year is looked at, and whose figures they are. */
function EditionBar({ edition }: { edition: Edition }) {
  const search = useStandardsSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="Edition">
        <ul className="inline-flex rounded-[8px] border border-line-2 bg-sunken p-0.5">
          {editions.map((year) => (
            <li key={year}>
              <Link
                to="."
                search={{ ...search, edition: year }}
                aria-current={year === edition ? 'page' : undefined}
                resetScroll={false}
                className="flex h-7 items-center rounded-control px-2.5 text-button font-medium text-text-2 tabular-nums hover:text-text aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-text max-md:h-11 max-md:min-w-11"
              >
                {year}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="max-w-[80ch] min-w-0 flex-1 basis-64 text-xs tracking-normal text-pretty text-text-2">
        {officialAttribution(edition)}
      </p>
    </div>
  );
}

type FactorCardProps = { row: FactorRow; menu: ReactNode; today: string };

const FactorCard = ({ row: { factor }, menu, today }: FactorCardProps) => (
  <RecordCard
    title={<FactorLink factor={factor} />}
    note={[categoryText(factor), factor.group].join(' · ')}
    menu={menu}
  >
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <b className="font-semibold">
        {readableDecimal(factor.value)} kg CO₂e / {factor.unit}
      </b>
      <span className="text-text-2">
        {sourceLabels[factor.source]} {factor.year}
      </span>
      <InUse factor={factor} today={today} />
    </p>
  </RecordCard>
);
