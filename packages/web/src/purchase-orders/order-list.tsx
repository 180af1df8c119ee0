import { can } from '@sitewright/domain/kernel/access';
import type { StatusLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { orderStatuses } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import {
  isOverdue,
  obstacleToDeleting,
  obstacleToOrdering,
} from '@sitewright/domain/purchase-orders/rules';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, Copy, FileText, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { labelOptions, optionsOf } from '../ui/fields/options.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import type { Filter, RowAction } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { choiceFilter, foundFilter } from '../ui/table/filters.ts';
import { deleteRow, openRow } from '../ui/table/row-actions.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { obstacleToDownloading } from './obstacle-to-downloading.ts';
import { OrderCard } from './order-card.tsx';
import { orderColumns } from './order-columns.tsx';
import { type OrdersOf, orderPdfUrl, orderQueries } from './queries.ts';
import { useBuying, useStatusLabels } from './use-buying.ts';

const DeleteOrder = lazyDialog(() => import('./actions/delete-order.tsx'), 'DeleteOrder');

/** The view is in the URL where that is given; otherwise in the state of the list. */
type Address = { view: TableView; onView: OnView };

type Props = {
  of?: OrdersOf;
  address?: Address;
  /** How the first one begins. */
  newOrder?: ReactNode;
};

/** The orders of a contract, of a supplier, or all there are. */
export const OrderList = ({ of = {}, address, newOrder }: Props) => (
  <Loaded
    query={useQuery(orderQueries.list(of))}
    what="purchase orders"
    empty={<NoOrders>{newOrder}</NoOrders>}
    skeleton={<Skeleton what="purchase orders" count={6} />}
  >
    {(orders) => <OrderTable orders={orders} of={of} address={address} />}
  </Loaded>
);

type TableProps = {
  orders: readonly PurchaseOrderRow[];
  of: OrdersOf;
  address: Address | undefined;
};

function OrderTable({ orders, of, address }: TableProps) {
  const seesPrices = can(useActor(), 'purchaseOrder.prices', 'R');
  const day = today();
  const labels = useStatusLabels();
  const [ownView, setOwnView] = useState<TableView>({});
  const [deleted, setDeleted] = useState<PurchaseOrderRow>();
  const close = () => setDeleted(undefined);
  useEffect(() => void DeleteOrder.preload?.(), []);
  return (
    <>
      <DataTable
        label="Purchase orders"
        rows={orders}
        columns={useMemo(
          () => orderColumns({ seesPrices, isOfOne: !!of.contractId, today: day, labels }),
          [seesPrices, of.contractId, day, labels],
        )}
        filters={useMemo(() => orderFilters(orders, day, labels), [orders, day, labels])}
        actions={useRowActions(setDeleted)}
        defaultSort="-order"
        searchHint="Number, supplier or contract"
        isTwoLine
        view={ownView}
        onView={setOwnView}
        {...address}
        card={(order, menu) => <OrderCard order={order} menu={menu} today={day} />}
      />
      {deleted && <DeleteOrder order={deleted} onClose={close} />}
    </>
  );
}

const NoOrders = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon={ReceiptText}
    title="No purchase orders yet"
    text="Raise an order for a contract, then approve it, send it to the supplier and receive deliveries here."
  >
    {children}
  </EmptyState>
);

/** A choice of one contract or one supplier is none, and is not offered. */
const orderFilters = (
  orders: readonly PurchaseOrderRow[],
  today: string,
  labels: StatusLabels,
): Filter<PurchaseOrderRow>[] => [
  choiceFilter('status', 'Status', optionsOf(orderStatuses, labels), ({ status }) => status),
  choiceFilter('due', 'Delivery', labelOptions({ overdue: 'Overdue' }), (order) =>
    isOverdue(order, today) ? 'overdue' : '',
  ),
  ...[
    foundFilter(
      'contract',
      'Contract',
      orders,
      ({ contractSlug }) => contractSlug,
      ({ contractName }) => contractName,
    ),
    foundFilter('supplier', 'Supplier', orders, ({ supplierName }) => supplierName),
  ].filter(({ options }) => options.length > 1),
];

/** Actions on an order from its row; all others are on its own page. */
function useRowActions(onDelete: (order: PurchaseOrderRow) => void): RowAction<PurchaseOrderRow>[] {
  const actor = useActor();
  const buying = useBuying();
  const navigate = useNavigate();
  return [
    openRow(
      ArrowRight,
      ({ id }) => void navigate({ to: '/suppliers/orders/$id', params: { id: String(id) } }),
    ),
    {
      id: 'pdf',
      label: 'Download PDF',
      icon: FileText,
      obstacle: (order) => obstacleToDownloading(order, actor, buying),
      onPress: ({ id }) => window.location.assign(orderPdfUrl(id)),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      obstacle: () => obstacleToOrdering(actor),
      onPress: ({ id }) => void navigate({ to: '/suppliers/orders/new', search: { copy: id } }),
    },
    deleteRow((order) => obstacleToDeleting(order, actor), onDelete),
  ];
}
