import { can } from '@sitewright/domain/kernel/access';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { statusLabels, typeLabels } from '@sitewright/domain/suppliers/labels';
import { insuranceStates, type Supplier } from '@sitewright/domain/suppliers/supplier';
import { supplierStatuses, supplierTypes } from '@sitewright/domain/suppliers/supplier-type';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { optionsOf, plainOptions } from '../ui/fields/options.ts';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import type { Filter } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { choiceFilter, multiValueFilter } from '../ui/table/filters.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { type OpenAction, supplierActions } from './supplier-actions.ts';
import { insuranceStateLabels } from './supplier-badges.tsx';
import { SupplierCard } from './supplier-card.tsx';
import { supplierColumns } from './supplier-columns.tsx';

const SupplierAction = lazyDialog(() => import('./supplier-action.tsx'), 'SupplierAction');
const SupplierPanel = lazyDialog(() => import('./panel/supplier-panel.tsx'), 'SupplierPanel');

/** Preloads the actions, so that no menu waits for a file. */
const fetchActions = () => {
  void SupplierAction.preload?.();
  void SupplierPanel.preload?.();
};

/** The supplier open next to the list, and its tab. */
export type OpenSupplier = { supplier?: number | undefined; tab?: string | undefined };

type Props = {
  suppliers: readonly Supplier[] | undefined;
  view: TableView;
  onView: OnView;
  openSupplier: OpenSupplier;
  onOpenSupplier: (openSupplier: OpenSupplier) => void;
  today: string;
};

export function SupplierTable({
  suppliers,
  view,
  onView,
  openSupplier,
  onOpenSupplier,
  today,
}: Props) {
  const actor = useActor();
  const [openAction, setOpenAction] = useState<OpenAction>();
  useEffect(fetchActions, []);
  const openRow = suppliers?.find(({ id }) => id === openSupplier.supplier);
  const close = () => onOpenSupplier({});
  return (
    <>
      <DataTable
        label="Suppliers"
        rows={suppliers}
        columns={useColumns()}
        filters={useFilters(suppliers, view)}
        actions={supplierActions({
          actor,
          open: ({ id }) => onOpenSupplier({ supplier: id }),
          onAction: setOpenAction,
        })}
        defaultSort="name"
        searchHint="Name, code, trade or town"
        isTwoLine
        card={(supplier, menu) => <SupplierCard supplier={supplier} menu={menu} />}
        view={view}
        onView={onView}
      />
      {openRow && (
        <SupplierPanel
          supplier={openRow}
          tab={openSupplier.tab}
          onTab={(tab) => onOpenSupplier({ supplier: openRow.id, tab })}
          onAction={setOpenAction}
          onClose={close}
          today={today}
        />
      )}
      {openAction && <SupplierAction {...openAction} onClose={() => setOpenAction(undefined)} />}
    </>
  );
}

function useColumns() {
  const actor = useActor();
  const money = can(actor, 'purchaseOrder.prices', 'R');
  const terms = can(actor, 'supplier.terms', 'R');
  return useMemo(() => supplierColumns({ money, terms }), [money, terms]);
}

function useFilters(suppliers: readonly Supplier[] | undefined, view: TableView) {
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const seesTerms = can(useActor(), 'supplier.terms', 'R');
  return useMemo(
    () =>
      supplierFilters({ suppliers: suppliers ?? [], contracts: contracts ?? [], view, seesTerms }),
    [suppliers, contracts, view, seesTerms],
  );
}

type FilterOptions = {
  suppliers: readonly Supplier[];
  contracts: readonly Project[];
  view: TableView;
  seesTerms: boolean;
};

/** What can be chosen is what there is; a supplier of many trades is found by any of them. */
function supplierFilters({ suppliers, contracts, view, seesTerms }: FilterOptions) {
  const filters: Filter<Supplier>[] = [
    choiceFilter(
      'status',
      'Status',
      optionsOf(supplierStatuses, statusLabels),
      (row) => row.status,
    ),
    choiceFilter('type', 'Type', optionsOf(supplierTypes, typeLabels), (row) => row.supplierType),
    choiceFilter(
      'insurance',
      'Insurance',
      optionsOf(insuranceStates, insuranceStateLabels),
      ({ insuranceState }) => insuranceState,
    ),
    multiValueFilter(view, 'contract', 'Contract', contractsIn(suppliers, contracts), (supplier) =>
      supplier.projectIds.flatMap(
        (id) => contracts.find((contract) => contract.id === id)?.slug ?? [],
      ),
    ),
    multiValueFilter(
      view,
      'specialisation',
      'Specialisation',
      specialisationsIn(suppliers),
      (supplier) => [...supplier.specializations],
    ),
    ...(seesTerms ? [rating(view)] : []),
  ];
  return filters.filter(({ options }) => options.length > 0);
}

type Options = Filter<Supplier>['options'];

const rating = (view: TableView): Filter<Supplier> =>
  multiValueFilter(
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
  plainOptions(
    [...new Set(suppliers.flatMap(({ specializations }) => specializations))].sort((a, b) =>
      a.localeCompare(b, 'en-GB'),
    ),
  );
