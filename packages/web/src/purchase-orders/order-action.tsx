import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { useCanSendEmail } from '../platform/mail-server.ts';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { AcknowledgeOrder } from './actions/acknowledge-order.tsx';
import { CloseOrder } from './actions/close-order.tsx';
import { DeleteOrder } from './actions/delete-order.tsx';
import { ReasonDialog } from './actions/reason-dialog.tsx';
import { SendOrder } from './actions/send-order.tsx';
import type { Action, ActionProps } from './order-actions.ts';
import { orderTitle } from './order-title.ts';
import { useStatusLabels } from './use-buying.ts';

const ReceiveOrder = lazyDialog(() => import('../deliveries/receive-order.tsx'), 'ReceiveOrder');

/** The dialog of the chosen action on an order. */
export function OrderAction({ action, ...props }: ActionProps & { action: Action }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

function ReleaseOrder({ order, onClose }: ActionProps) {
  const { statusBefore, statusReason } = order;
  const labels = useStatusLabels();
  return (
    <CommandDialog
      title={`Release ${orderLabel(order)}?`}
      description={`This order is on hold${statusReason ? `: ${statusReason}` : ''}.${statusBefore ? ` Its status returns to ${labels[statusBefore]} when released.` : ''}`}
      confirmText="Release"
      endpoint={purchaseOrdersApi.release}
      input={{ params: { purchaseOrderId: order.id } }}
      doneMessage={(released) => `${orderTitle(released)} released`}
      onClose={onClose}
    />
  );
}

const RejectOrder = ({ order, onClose }: ActionProps) => (
  <ReasonDialog
    order={order}
    onClose={onClose}
    title={`Reject ${orderLabel(order)}?`}
    description="It goes back to the person who raised it, with your reason. They can change it and submit it again."
    confirmText="Reject"
    variant="warning"
    endpoint={purchaseOrdersApi.reject}
    doneMessage={(rejected) => `${orderTitle(rejected)} rejected`}
  />
);

const HoldOrder = ({ order, onClose }: ActionProps) => (
  <ReasonDialog
    order={order}
    onClose={onClose}
    title={`Put ${orderLabel(order)} on hold?`}
    description="No deliveries can be received until it is released."
    confirmText="Put on hold"
    variant="warning"
    endpoint={purchaseOrdersApi.hold}
    doneMessage={(held) => `${orderTitle(held)} put on hold`}
  />
);

const CancelOrder = ({ order, onClose }: ActionProps) => {
  const canSendEmail = useCanSendEmail();
  return (
    <ReasonDialog
      order={order}
      onClose={onClose}
      title={`Cancel ${orderLabel(order)}?`}
      description={
        order.sentTo && canSendEmail
          ? `${order.sentTo} is emailed with your reason. This cannot be undone.`
          : 'This cannot be undone.'
      }
      confirmText="Cancel order"
      variant="warning"
      endpoint={purchaseOrdersApi.cancel}
      doneMessage={(cancelled) => `${orderTitle(cancelled)} cancelled`}
    />
  );
};

function DeleteAndLeave(props: ActionProps) {
  const navigate = useNavigate();
  const leave = () => {
    props.onClose();
    void navigate({ to: '/suppliers/orders' });
  };
  return <DeleteOrder {...props} onDeleted={leave} />;
}

const dialogs: Record<Action, ComponentType<ActionProps>> = {
  reject: RejectOrder,
  send: SendOrder,
  acknowledge: AcknowledgeOrder,
  receive: ReceiveOrder,
  hold: HoldOrder,
  release: ReleaseOrder,
  close: CloseOrder,
  cancel: CancelOrder,
  delete: DeleteAndLeave,
};
