import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { useState } from 'react';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { TextArea } from '../ui/fields/text-area.tsx';

type Props = { delivery: Delivery; onClose: () => void };

export function ReverseDelivery({ delivery, onClose }: Props) {
  const [reason, setReason] = useState('');
  const reverse = useAction(deliveriesApi.reverse, {
    onClose,
    doneMessage: ({ message }) => message,
  });
  return (
    <ActionDialog
      title={`Reverse the delivery of ${formatDate(delivery.date)}?`}
      description="What it brought counts as not received, and its entry leaves the diary unless somebody has written on it since. This cannot be undone."
      confirmText="Reverse"
      variant="destructive"
      command={reverse}
      isBlocked={!reason.trim()}
      onConfirm={() => reverse.perform({ params: { deliveryId: delivery.id }, body: { reason } })}
      onClose={onClose}
    >
      {({ reason: error }) => (
        <TextArea label="Reason" name="reason" error={error} value={reason} onChange={setReason} />
      )}
    </ActionDialog>
  );
}
