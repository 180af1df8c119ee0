import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ReceiveOrder } from '../deliveries/receive-order.tsx';
import { AcknowledgeOrder } from './actions/acknowledge-order.tsx';
import type { ActionProps } from './actions/action-props.ts';
import { CancelOrder } from './actions/cancel-order.tsx';
import { CloseOrder } from './actions/close-order.tsx';
import { DeleteOrder } from './actions/delete-order.tsx';
import { HoldOrder } from './actions/hold-order.tsx';
import { RejectOrder } from './actions/reject-order.tsx';
import { ReleaseOrder } from './actions/release-order.tsx';
import { SendOrder } from './actions/send-order.tsx';
import type { Action } from './order-actions.ts';

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

/** The dialog of the chosen action on an order. */
export function OrderAction({ action, ...props }: ActionProps & { action: Action }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

function DeleteAndLeave(props: ActionProps) {
  const navigate = useNavigate();
  return <DeleteOrder {...props} onDeleted={() => void navigate({ to: '/suppliers/orders' })} />;
}
