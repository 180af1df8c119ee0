import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ApprovalBar } from './approval/approval-bar.tsx';
import { ApprovalPanel } from './approval/approval-panel.tsx';
import { useDecision } from './approval/use-decision.ts';
import { OrderAside } from './order-aside.tsx';
import type { Deed } from './order-deeds.ts';
import { EditBar } from './order-form/edit-bar.tsx';
import { OrderForm } from './order-form/order-form.tsx';
import { useEditOrder } from './order-form/use-edit-order.ts';
import { OrderLayout } from './order-layout.tsx';

type Props = {
  order: PurchaseOrder;
  onAsk: (deed: Deed) => void;
  /** For one that was approved already: back to reading it. */
  onEnd: (() => void) | undefined;
};

export function EditOrder({ order, onAsk, onEnd }: Props) {
  const editing = useEditOrder(order, onEnd);
  const { form, edit, isDirty, theirs, loadTheirs, saveMine } = editing;
  const decision = useDecision(order, isDirty);
  return (
    <>
      {theirs && (
        <ChangedMeanwhile
          what="order"
          at={theirs.updatedAt}
          isPending={edit.isPending}
          onLoad={loadTheirs}
          onOverwrite={saveMine}
        />
      )}
      <OrderLayout
        approval={<ApprovalPanel {...{ order, decision, onAsk }} />}
        aside={<OrderAside order={order} />}
      >
        <OrderForm form={form}>
          <EditBar {...{ order, editing, onEnd }} />
        </OrderForm>
      </OrderLayout>
      {!isDirty && <ApprovalBar {...{ decision, onAsk }} />}
      <AskBeforeLeaving where="on this order" isDirty={isDirty} />
    </>
  );
}
