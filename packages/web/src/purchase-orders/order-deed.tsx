import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ReceiveOrder } from '../deliveries/receive-order.tsx';
import { AcknowledgeOrder } from './deeds/acknowledge-order.tsx';
import { CancelOrder } from './deeds/cancel-order.tsx';
import { CloseOrder } from './deeds/close-order.tsx';
import type { DeedProps } from './deeds/deed-props.ts';
import { DeleteOrder } from './deeds/delete-order.tsx';
import { HoldOrder } from './deeds/hold-order.tsx';
import { RejectOrder } from './deeds/reject-order.tsx';
import { ReleaseOrder } from './deeds/release-order.tsx';
import { SendOrder } from './deeds/send-order.tsx';
import type { Deed } from './order-deeds.ts';

const dialogs: Record<Deed, ComponentType<DeedProps>> = {
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

/** The dialog of what somebody wants to do to an order. */
export function OrderDeed({ deed, ...props }: DeedProps & { deed: Deed }) {
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}

function DeleteAndLeave(props: DeedProps) {
  const navigate = useNavigate();
  return <DeleteOrder {...props} onDeleted={() => void navigate({ to: '/suppliers/orders' })} />;
}
