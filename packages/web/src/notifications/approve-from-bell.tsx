import type { Notification } from '@sitewright/domain/notifications/notification';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { useDeed } from '../app/use-deed.ts';
import { DeedButton } from '../ui/deed-button.tsx';
import { staleByMark } from './queries.ts';

type Props = { notification: Notification; orderId: number };

const stale = [...staleByMark, purchaseOrdersApi.list.path];

/** Whoever knows the order need not open it; who does not, reads it first. */
export function ApproveFromBell({ notification: { title }, orderId }: Props) {
  const approve = useDeed(
    stale,
    purchaseOrdersApi.approve,
    () => {},
    ({ poNumber }) => `${poNumber ?? 'The order'} is approved`,
  );
  return (
    <DeedButton
      label="Approve"
      subject={title}
      obstacle={undefined}
      command={approve}
      onPress={() => approve.perform({ params: { purchaseOrderId: orderId }, body: {} })}
    />
  );
}
