import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ConflictNotice } from '../ui/changed-meanwhile.tsx';
import { DraftBack } from '../ui/draft-back.tsx';
import { ApprovalBar } from './approval/approval-bar.tsx';
import { ApprovalPanel } from './approval/approval-panel.tsx';
import { useDecision } from './approval/use-decision.ts';
import type { Action } from './order-actions.ts';
import { OrderAside } from './order-aside.tsx';
import { EditBar } from './order-form/edit-bar.tsx';
import { OrderForm } from './order-form/order-form.tsx';
import { useEditDraft, useFoundEdit } from './order-form/use-edit-draft.ts';
import { useEditOrder } from './order-form/use-edit-order.ts';
import { OrderLayout } from './order-layout.tsx';

type Props = {
  order: PurchaseOrder;
  onAsk: (action: Action) => void;
  /** For one that was approved already: back to reading it. */
  onEnd: (() => void) | undefined;
};

export function EditOrder({ order, onAsk, onEnd }: Props) {
  const savedDraft = useFoundEdit(order);
  const end =
    onEnd &&
    (() => {
      draft.end();
      onEnd();
    });
  const editing = useEditOrder(order, savedDraft.found?.values, () => {
    savedDraft.forget();
    end?.();
  });
  const draft = useEditDraft(savedDraft, editing);
  const { form, edit, isDirty, theirs, loadTheirs, saveMine, discard } = editing;
  const decision = useDecision(order, isDirty);
  return (
    <>
      {theirs && (
        <ConflictNotice
          what="order"
          at={theirs.updatedAt}
          isPending={edit.isPending}
          onLoad={loadTheirs}
          onOverwrite={saveMine}
        />
      )}
      {isDirty && savedDraft.found && (
        <DraftBack
          savedAt={savedDraft.found.savedAt}
          onDiscard={() => {
            savedDraft.forget();
            discard();
          }}
        />
      )}
      <OrderLayout
        approval={<ApprovalPanel order={order} decision={decision} onAsk={onAsk} />}
        aside={<OrderAside order={order} />}
      >
        <OrderForm form={form}>
          <EditBar order={order} editing={editing} savedAt={draft.savedAt} onEnd={end} />
        </OrderForm>
      </OrderLayout>
      {!isDirty && <ApprovalBar decision={decision} onAsk={onAsk} />}
      <AskBeforeLeaving where="on this order" isDirty={isDirty && !draft.savedAt} />
    </>
  );
}
