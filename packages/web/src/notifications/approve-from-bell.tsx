import type { Notification } from '@sitewright/domain/notifications/notification';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { useAction } from '../actions/use-action.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { ownReads } from './use-mark.ts';

type Props = { notification: Notification; orderId: number };

/** Approves an order without opening it; the link opens it first. */
export function ApproveFromBell({ notification: { title }, orderId }: Props) {
  const approve = useAction(purchaseOrdersApi.approve, {
    onClose: () => {},
    doneMessage: ({ poNumber }) => `${poNumber ?? 'The order'} is approved`,
    refreshes: ownReads,
  });
  return (
    <ActionButton
      label="Approve"
      subject={title}
      obstacle={undefined}
      command={approve}
      onPress={() => approve.perform({ params: { purchaseOrderId: orderId }, body: {} })}
    />
  );
}
