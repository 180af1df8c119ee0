import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import type { ReactNode } from 'react';
import { OrderDeliveries } from '../deliveries/order-deliveries.tsx';
import { ApprovalPanel } from './approval/approval-panel.tsx';
import type { Decision } from './approval/use-decision.ts';
import type { Action } from './order-actions.ts';
import { OrderComments } from './order-comments.tsx';
import { OrderRevisions } from './order-revisions.tsx';

type Props = {
  order: PurchaseOrder;
  decision: Decision;
  onAction: (action: Action) => void;
  children: ReactNode;
};

/** The order next to its approval and history; on a phone the approval comes first. */
export const OrderLayout = ({ order, decision, onAction, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_352px] lg:grid-rows-[auto_1fr]">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2 max-md:gap-3 lg:row-span-2">
      {children}
    </div>
    <div className="empty:hidden max-lg:order-1 lg:col-start-2">
      <ApprovalPanel order={order} decision={decision} onAction={onAction} />
    </div>
    <div className="grid gap-4 max-lg:order-3 lg:col-start-2">
      <OrderDeliveries order={order} />
      <OrderComments order={order} />
      <OrderRevisions order={order} />
    </div>
  </div>
);
