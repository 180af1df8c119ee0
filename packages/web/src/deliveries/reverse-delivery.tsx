import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { formatDate } from '../ui/fields/parse-date.ts';
import { TextArea } from '../ui/fields/text-area.tsx';

type Props = { delivery: Delivery; onClose: () => void };

export const ReverseDelivery = ({ delivery, onClose }: Props) => (
  <CommandDialog
    title={`Reverse delivery of ${formatDate(delivery.date)}?`}
    description="The goods no longer count as received, and the diary entry is removed unless it has been edited since. This cannot be undone."
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
