import type { Project } from '@sitewright/domain/projects/project';
import { typeLabels } from '@sitewright/domain/suppliers/labels';
import { insuranceStates, type Supplier } from '@sitewright/domain/suppliers/supplier';
import { supplierTypes } from '@sitewright/domain/suppliers/supplier-type';
import { anyOf } from '../ui/table/any-of.ts';
import type { Filter } from '../ui/table/column.ts';
import type { TableView } from '../ui/table/table-view.ts';
import { insuranceWords } from './supplier-badges.tsx';
import { statusOptions } from './supplier-columns.tsx';

type FilterOptions = {
  suppliers: readonly Supplier[];
  contracts: readonly Project[];
  view: TableView;
  seesTerms: boolean;
};

/** What can be chosen is what there is; a supplier of many trades is found by any of them. */
export function supplierFilters({ suppliers, contracts, view, seesTerms }: FilterOptions) {
  const filters: Filter<Supplier>[] = [
    {
      id: 'status',
      label: 'Status',
      options: statusOptions,
      of: ({ status }) => status,
    },
    {
      id: 'type',
      label: 'Type',
      options: supplierTypes.map((value) => ({ value, label: typeLabels[value] })),
      of: ({ supplierType }) => supplierType,
    },
    {
      id: 'insurance',
      label: 'Insurance',
      options: insuranceStates.map((value) => ({ value, label: insuranceWords[value] })),
      of: ({ insuranceState }) => insuranceState,
    },
    anyOf(view, 'contract', 'Contract', contractsIn(suppliers, contracts), (supplier) =>
      supplier.projectIds.flatMap(
        (id) => contracts.find((contract) => contract.id === id)?.slug ?? [],
      ),
    ),
    anyOf(view, 'specialisation', 'Specialisation', specialisationsIn(suppliers), (supplier) => [
      ...supplier.specializations,
    ]),
    ...(seesTerms ? [rating(view)] : []),
  ];
  return filters.filter(({ options }) => options.length > 0);
}

type Options = Filter<Supplier>['options'];

const rating = (view: TableView): Filter<Supplier> =>
  anyOf(
    view,
    'rating',
    'Rating',
    ['4', '3', '2'].map((value) => ({ value, label: `${value} and more` })),
    ({ performanceRating }) =>
      ['4', '3', '2'].filter((least) => Number(performanceRating ?? 0) >= Number(least)),
  );

const contractsIn = (suppliers: readonly Supplier[], contracts: readonly Project[]): Options => {
  const used = new Set(suppliers.flatMap(({ projectIds }) => projectIds));
  return contracts
    .filter(({ id }) => used.has(id))
    .map(({ slug, name }) => ({ value: slug, label: name }));
};

const specialisationsIn = (suppliers: readonly Supplier[]): Options =>
  [...new Set(suppliers.flatMap(({ specializations }) => specializations))]
    .sort((a, b) => a.localeCompare(b, 'en-GB'))
    .map((value) => ({ value, label: value }));
