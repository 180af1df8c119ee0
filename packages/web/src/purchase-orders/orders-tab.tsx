import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { today } from '../platform/today.ts';
import { DueCharts } from './due-charts.tsx';
import { NewOrderButton } from './new-order-button.tsx';
import { OrderList } from './order-list.tsx';
import { orderQueries } from './queries.ts';

/** The orders of one contract. */
export function OrdersTab({ project: { id, slug } }: { project: Project }) {
  const orders = useQuery(orderQueries.list({ contractId: id })).data ?? [];
  const newOrder = <NewOrderButton search={{ contract: slug }} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <div className="flex flex-wrap items-center justify-end gap-3">{newOrder}</div>
      <DueCharts orders={orders} today={today()} />
      <OrderList of={{ contractId: id }} newOrder={newOrder} />
    </div>
  );
}
