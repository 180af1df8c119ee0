import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';
import { TextArea } from '../ui/fields/text-area.tsx';

type Props = { delivery: Delivery; onClose: () => void };

export const ReverseDelivery = ({ delivery, onClose }: Props) => (
  <CommandDialog
    title={`Reverse the delivery of ${formatDate(delivery.date)}?`}
    description="What it brought counts as not received, and its entry leaves the diary unless somebody has written on it since. This cannot be undone."
    confirmText="Reverse"
    variant="destructive"
    endpoint={deliveriesApi.reverse}
    input={(body) => ({ params: { deliveryId: delivery.id }, body })}
    start={{ reason: '' }}
    doneMessage={({ message }) => message}
    onClose={onClose}
  >
    {(field) => <TextArea label="Reason" {...field('reason')} />}
  </CommandDialog>
);
