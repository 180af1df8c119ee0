import { formatDate } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToReceiving } from '@sitewright/domain/purchase-orders/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../platform/session.ts';
import { orderQueries } from '../../purchase-orders/queries.ts';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';

type Props = { project: Project; onClose: () => void };

/** The orders of the contract that a delivery can be received on; a tap opens the form of one. */
export function ChooseDelivery({ project, onClose }: Props) {
  const actor = useActor();
  const query = useQuery({
    ...orderQueries.list({ contractId: project.id }),
    select: (orders) =>
      orders?.filter(
        (order) => order.status !== 'received' && !obstacleToReceiving(order, actor),
      ) ?? [],
  });
  return (
    <SideSheet title="Receive a delivery" isOpen onClose={onClose}>
      <Loaded
        query={query}
        what="purchase orders"
        empty="No orders on this contract are awaiting delivery."
      >
        {(orders) => (
          <ul aria-label="Awaiting delivery" className="-mx-2 divide-y divide-line-2">
            {orders.map((order) => (
              <Awaited key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Loaded>
    </SideSheet>
  );
}

const Awaited = ({ order }: { order: PurchaseOrderRow }) => (
  <li>
    <Link
      to="/suppliers/orders/$id"
      params={{ id: String(order.id) }}
      search={{ action: 'receive' }}
      className="grid min-h-14 content-center rounded-control px-2 py-1.5 hover:bg-sunken"
    >
      <span className="text-sm font-medium [overflow-wrap:anywhere]">{order.supplierName}</span>
      <span className="text-xs text-text-2">
        {[orderNumberText(order), order.deliveryDate && `due ${formatDate(order.deliveryDate)}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  </li>
);
