import { can } from '@sitewright/domain/kernel/access';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import type { OpenSupplier } from './open-supplier.ts';
import { type OpenAction, supplierActions } from './supplier-actions.ts';
import { SupplierCard } from './supplier-card.tsx';
import { supplierColumns } from './supplier-columns.tsx';
import { supplierFilters } from './supplier-filters.ts';

const SupplierAction = lazyPart(() => import('./supplier-action.tsx'), 'SupplierAction');
const SupplierPanel = lazyPart(() => import('./panel/supplier-panel.tsx'), 'SupplierPanel');

/** Preloads the actions, so that no menu waits for a file. */
const fetchActions = () => {
  void SupplierAction.preload?.();
  void SupplierPanel.preload?.();
};

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
  const beside = suppliers?.find(({ id }) => id === openSupplier.supplier);
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
          ask: setOpenAction,
        })}
        defaultSort="name"
        searchHint="Name, code, trade or town"
        isTwoLine
        empty={null}
        card={(supplier, menu) => <SupplierCard supplier={supplier} menu={menu} />}
        view={view}
        onView={onView}
      />
      {beside && (
        <LazyBoundary onLost={close}>
          <SupplierPanel
            supplier={beside}
            tab={openSupplier.tab}
            onTab={(tab) => onOpenSupplier({ supplier: beside.id, tab })}
            onAsk={setOpenAction}
            onClose={close}
            today={today}
          />
        </LazyBoundary>
      )}
      {openAction && (
        <LazyBoundary onLost={() => setOpenAction(undefined)}>
          <SupplierAction {...openAction} onClose={() => setOpenAction(undefined)} />
        </LazyBoundary>
      )}
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
