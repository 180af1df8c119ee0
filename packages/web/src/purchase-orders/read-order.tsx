import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { Pencil } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { ApprovalBar } from './approval/approval-bar.tsx';
import { ApprovalPanel } from './approval/approval-panel.tsx';
import { useDecision } from './approval/use-decision.ts';
import { NextBar } from './next-bar.tsx';
import type { Action } from './order-actions.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';

type Props = {
  order: PurchaseOrder;
  onAsk: (action: Action) => void;
  /** For a user who may change it all the same. */
  onChange: (() => void) | undefined;
};

/** An order that is closed, or belongs to another user. */
export function ReadOrder({ order, onAsk, onChange }: Props) {
  const decision = useDecision(order);
  return (
    <>
      <OrderLayout
        approval={<ApprovalPanel order={order} decision={decision} onAsk={onAsk} />}
        aside={<OrderAside order={order} />}
      >
        <OrderFacts order={order}>
          {onChange && (
            <Button onClick={onChange} className="justify-self-start">
              <Pencil aria-hidden="true" className="size-4" />
              Edit order
            </Button>
          )}
        </OrderFacts>
        <OrderLines order={order} />
      </OrderLayout>
      <ApprovalBar decision={decision} onAsk={onAsk} />
      <NextBar order={order} onAsk={onAsk} />
    </>
  );
}
