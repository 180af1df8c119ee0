import { statusLabels } from '@sitewright/domain/purchase-orders/order-labels';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { bindingStatuses, obstacleToEditing } from '@sitewright/domain/purchase-orders/rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CirclePause, CircleX, FilePen, type LucideIcon, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { isRefusedWith } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { EditOrder } from './edit-order.tsx';
import { OrderAction } from './order-action.tsx';
import type { Action } from './order-actions.ts';
import { OrderHead } from './order-head.tsx';
import { orderQueries } from './queries.ts';
import { ReadOrder } from './read-order.tsx';

export function OrderScreen({ id }: { id: string }) {
  const query = useQuery(orderQueries.read(id));
  return (
    <main className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      {isRefusedWith(query.error, 400, 404) ? (
        <NoSuchOrder />
      ) : (
        <Loaded
          query={query}
          what="the order"
          empty={<NoSuchOrder />}
          skeleton={<Skeleton what="the order" shape="lines" />}
        >
          {(order) => <OrderPage key={order.id} order={order} />}
        </Loaded>
      )}
    </main>
  );
}

const NoSuchOrder = () => (
  <EmptyState
    icon={ReceiptText}
    title="Order not found"
    text="It may have been deleted, or the address is wrong."
  >
    <Link to="/suppliers/orders" className="link">
      All purchase orders
    </Link>
  </EmptyState>
);

/** Editable until it is approved; after that only on request. */
function OrderPage({ order }: { order: PurchaseOrder }) {
  const { openAction, openDialog, close } = useOpenAction();
  const [isChanging, setChanging] = useState(false);
  const obstacle = obstacleToEditing(order, useActor());
  const isSettled = bindingStatuses.includes(order.status);
  const isWritten = !obstacle && (!isSettled || isChanging);
  return (
    <>
      <OrderHead order={order} onAction={openDialog} isChanging={isWritten && isSettled} />
      <StatusReason order={order} />
      {isWritten ? (
        <EditOrder
          order={order}
          onAction={openDialog}
          onEnd={isSettled ? () => setChanging(false) : undefined}
        />
      ) : (
        <ReadOrder
          order={order}
          onAction={openDialog}
          onChange={obstacle ? undefined : () => setChanging(true)}
        />
      )}
      {openAction && <OrderAction action={openAction} order={order} onClose={close} />}
    </>
  );
}

/** The reason that was given for its current status. */
const StatusReason = ({ order: { status, statusReason } }: { order: PurchaseOrder }) =>
  statusReason && (
    <Notice
      icon={whyIcons[status] ?? CircleX}
      tone={status === 'rejected' ? 'bad' : 'info'}
      text={`${status === 'pending' ? 'Reason for the change' : statusLabels[status]}: ${statusReason}`}
    />
  );

const whyIcons: Partial<Record<OrderStatus, LucideIcon>> = {
  on_hold: CirclePause,
  pending: FilePen,
};

/** The open action on the order. Receiving is in the URL: Back closes it, and a reload opens it again. */
function useOpenAction() {
  const [openAction, setOpenAction] = useState<Action>();
  const { action } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isReceiving = action === 'receive';
  const receive = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: isOpen ? { action: 'receive' } : {},
      replace: !isOpen,
      resetScroll: false,
    });
  return {
    openAction: isReceiving ? 'receive' : openAction,
    openDialog: (next: Action) => (next === 'receive' ? receive(true) : setOpenAction(next)),
    close: () => (isReceiving ? receive(false) : setOpenAction(undefined)),
  } as const;
}
