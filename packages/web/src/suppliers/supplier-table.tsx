import { can } from '@sitewright/domain/kernel/access';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { LazyBoundary, lazyPart } from '../app/lazy-part.tsx';
import { useActor } from '../platform/session.ts';
import { projectQueries } from '../projects/queries.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import type { Opened } from './open-supplier.ts';
import { type Asked, supplierActions } from './supplier-actions.ts';
import { SupplierCard } from './supplier-card.tsx';
import { supplierColumns } from './supplier-columns.tsx';
import { supplierFilters } from './supplier-filters.ts';

const SupplierAction = lazyPart(() => import('./supplier-action.tsx'), 'SupplierAction');
const SupplierPanel = lazyPart(() => import('./panel/supplier-panel.tsx'), 'SupplierPanel');

/** Whoever sees the list is about to do something with it: no menu should wait for a file. */
const fetchActions = () => {
  void SupplierAction.preload?.();
  void SupplierPanel.preload?.();
};

type Props = {
  suppliers: readonly Supplier[] | undefined;
  view: TableView;
  onView: OnView;
  opened: Opened;
  onOpened: (opened: Opened) => void;
  today: string;
};

export function SupplierTable({ suppliers, view, onView, opened, onOpened, today }: Props) {
  const actor = useActor();
  const [asked, ask] = useState<Asked>();
  useEffect(fetchActions, []);
  const beside = suppliers?.find(({ id }) => id === opened.supplier);
  const close = () => onOpened({});
  return (
    <>
      <DataTable
        label="Suppliers"
        rows={suppliers}
        columns={useColumns()}
        filters={useFilters(suppliers, view)}
        actions={supplierActions({ actor, open: ({ id }) => onOpened({ supplier: id }), ask })}
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
            tab={opened.tab}
            onTab={(tab) => onOpened({ supplier: beside.id, tab })}
            onAsk={ask}
            onClose={close}
            today={today}
          />
        </LazyBoundary>
      )}
      {asked && (
        <LazyBoundary onLost={() => ask(undefined)}>
          <SupplierAction {...asked} onClose={() => ask(undefined)} />
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
  const { data: contracts } = useQuery(projectQueries.list());
  const seesTerms = can(useActor(), 'supplier.terms', 'R');
  return useMemo(
    () =>
      supplierFilters({ suppliers: suppliers ?? [], contracts: contracts ?? [], view, seesTerms }),
    [suppliers, contracts, view, seesTerms],
  );
}
