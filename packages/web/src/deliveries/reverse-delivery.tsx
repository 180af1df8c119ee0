import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { DeedDialog } from '../app/deed-dialog.tsx';
import { useCommand } from '../platform/use-command.ts';
import { showDate } from '../ui/parse-date.ts';
import { useToast } from '../ui/toast.tsx';
import { staleByDelivery } from './queries.ts';

type Props = { delivery: Delivery; onClose: () => void };

export function ReverseDelivery({ delivery, onClose }: Props) {
  const toast = useToast();
  const reverse = useCommand(deliveriesApi.reverse, {
    refreshes: staleByDelivery,
    onDone: () => {
      onClose();
      toast({ text: `The delivery of ${showDate(delivery.date)} is reversed` });
    },
  });
  return (
    <DeedDialog
      title={`Reverse the delivery of ${showDate(delivery.date)}?`}
      description="What it brought counts as not received, and its entry leaves the diary. This cannot be undone."
      confirmText="Reverse"
      variant="destructive"
      command={reverse}
      onConfirm={() => reverse.perform({ params: { deliveryId: delivery.id } })}
      onClose={onClose}
    />
  );
}
