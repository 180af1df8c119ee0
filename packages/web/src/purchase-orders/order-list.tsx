import { can } from '@sitewright/domain/kernel/access';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { OrderCard } from './order-card.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderFilters } from './order-filters.ts';
import { type OrdersOf, orderQueries } from './queries.ts';
import { useRowActions } from './use-row-actions.ts';

const DeleteOrder = lazyPart(() => import('./actions/delete-order.tsx'), 'DeleteOrder');

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
  const [ownView, setOwnView] = useState<TableView>({});
  const [deleted, askToDelete] = useState<PurchaseOrderRow>();
  const close = () => askToDelete(undefined);
  useEffect(() => void DeleteOrder.preload?.(), []);
  return (
    <>
      <DataTable
        label="Purchase orders"
        rows={orders}
        columns={useMemo(
          () => orderColumns({ seesPrices, isOfOne: !!of.contractId, today: day }),
          [seesPrices, of.contractId, day],
        )}
        filters={useMemo(() => orderFilters(orders), [orders])}
        actions={useRowActions(askToDelete)}
        defaultSort="-order"
        searchHint="Number, supplier or contract"
        isTwoLine
        view={ownView}
        onView={setOwnView}
        {...address}
        card={(order, menu) => <OrderCard order={order} menu={menu} today={day} />}
        empty={null}
      />
      {deleted && (
        <LazyBoundary onLost={close}>
          <DeleteOrder order={deleted} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

const NoOrders = ({ children }: { children: ReactNode }) => (
  <EmptyState
    icon={ReceiptText}
    title="No purchase orders yet"
    text="An order says what is bought, from whom and for which contract; it is approved, sent, acknowledged and received here."
  >
    {children}
  </EmptyState>
);
