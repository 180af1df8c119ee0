import { formatDate } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToReceiving } from '@sitewright/domain/purchase-orders/rules';
import { useQuery } from '@tanstack/react-query';
import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { orderQueries } from '../../purchase-orders/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';

const ReceiveOrder = lazyDialog(() => import('../../deliveries/receive-order.tsx'), 'ReceiveOrder');

type Props = { project: Project; onClose: () => void };

/** The orders of the contract awaiting a delivery; a tap opens the form, and the day stays behind it. */
export function ChooseDelivery({ project, onClose }: Props) {
  const actor = useActor();
  const [chosen, choose] = useState<number>();
  const query = useQuery({
    ...orderQueries.list({ contractId: project.id }),
    select: (orders) =>
      orders
        ?.filter((order) => order.status !== 'received' && !obstacleToReceiving(order, actor))
        .toSorted(dueFirst) ?? [],
  });
  if (chosen) return <ReceiveChosen id={chosen} onClose={onClose} />;
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
              <Awaited key={order.id} order={order} onChoose={() => choose(order.id)} />
            ))}
          </ul>
        )}
      </Loaded>
    </SideSheet>
  );
}

/** Overdue deliveries first; without a day they come last. */
const dueFirst = (one: PurchaseOrderRow, other: PurchaseOrderRow): number =>
  (one.deliveryDate ?? '9999').localeCompare(other.deliveryDate ?? '9999');

type ChosenProps = { id: number; onClose: () => void };

const ReceiveChosen = ({ id, onClose }: ChosenProps) => {
  const query = useQuery(orderQueries.read(id));
  if (query.data) return <ReceiveOrder order={query.data} onClose={onClose} />;
  return (
    <SideSheet title="Receive a delivery" isOpen onClose={onClose}>
      <Loaded query={query} what="the order" empty="This order no longer exists.">
        {() => null}
      </Loaded>
    </SideSheet>
  );
};

type AwaitedProps = { order: PurchaseOrderRow; onChoose: () => void };

const Awaited = ({ order, onChoose }: AwaitedProps) => {
  const { deliveryDate } = order;
  const isOverdue = deliveryDate !== null && deliveryDate < today();
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-14 w-full items-center justify-between gap-2 rounded-control px-2 py-1.5 text-left hover:bg-sunken"
      >
        <span className="grid min-w-0">
          <span className="text-sm font-medium [overflow-wrap:anywhere]">{order.supplierName}</span>
          <span className="text-xs text-text-2">
            {[orderNumberText(order), deliveryDate && `due ${formatDate(deliveryDate)}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {isOverdue && (
          <Badge tone="bad" icon={OctagonAlert}>
            Overdue
          </Badge>
        )}
      </button>
    </li>
  );
};
