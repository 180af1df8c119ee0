import type { Project } from '@sitewright/domain/projects/project';
import { NewOrderButton } from './new-order-button.tsx';
import { OrderList } from './order-list.tsx';

/** What was ordered for one contract. */
export function OrdersTab({ project: { id, slug } }: { project: Project }) {
  const newOrder = <NewOrderButton search={{ contract: slug }} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <div className="flex flex-wrap items-center justify-end gap-3">{newOrder}</div>
      <OrderList of={{ contractId: id }} newOrder={newOrder} />
    </div>
  );
}
