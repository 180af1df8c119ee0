import { can } from '@sitewright/domain/kernel/access';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActor } from '../platform/session.ts';
import { KpiStrip } from '../ui/kpi-strip.tsx';
import { StaleBar } from '../ui/stale-bar.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { WindowTitle } from '../ui/window-title.tsx';
import { DueCharts } from './due-charts.tsx';
import { NewOrderButton } from './new-order-button.tsx';
import { orderFigures } from './order-figures.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersBreadcrumb } from './orders-breadcrumb.tsx';
import { orderQueries } from './queries.ts';

type Props = { view: TableView; onView: OnView; today: string };

/** Every order of the company. */
export const OrdersScreen = ({ view, onView, today }: Props) => (
  <main
    data-own-actions=""
    className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
  >
    <WindowTitle heading="Purchase orders" />
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1">
        <OrdersBreadcrumb />
        <h1>Purchase orders</h1>
      </div>
      <NewOrderButton />
    </div>
    <Figures today={today} />
    <OrderList address={{ view, onView }} newOrder={<NewOrderButton />} />
  </main>
);

const none: readonly PurchaseOrderRow[] = [];

function Figures({ today }: { today: string }) {
  const { data, isRefetching } = useQuery(orderQueries.list({}));
  const orders = data ?? none;
  const seesPrices = can(useActor(), 'purchaseOrder.prices', 'R');
  const figures = useMemo(
    () => orderFigures(orders, seesPrices, today),
    [orders, seesPrices, today],
  );
  return (
    <>
      {orders.length > 0 && <KpiStrip label="Purchase orders in figures" figures={figures} />}
      {isRefetching && <StaleBar />}
      <DueCharts orders={orders} today={today} />
    </>
  );
}
