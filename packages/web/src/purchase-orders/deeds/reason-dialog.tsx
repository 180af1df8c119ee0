import type { Reply } from '@sitewright/domain/kernel/endpoint';
import type { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { type ComponentProps, useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeedProps } from './deed-props.ts';
import { useOrderDeed } from './use-order-deed.ts';

type Reasoned = (typeof purchaseOrdersApi)['reject' | 'hold' | 'cancel'];

type Props = DeedProps &
  Pick<ComponentProps<typeof DeedDialog>, 'title' | 'description' | 'confirmText' | 'variant'> & {
    endpoint: Reasoned;
    said: (order: Reply<Reasoned>) => string;
  };

/** A deed that nobody does without saying why. */
export function ReasonDialog({ order, onClose, endpoint, said, ...question }: Props) {
  const [reason, setReason] = useState('');
  const deed = useOrderDeed(endpoint, onClose, said);
  return (
    <DeedDialog
      {...question}
      command={deed}
      isBlocked={!reason.trim()}
      onConfirm={() =>
        deed.perform({
          params: { purchaseOrderId: order.id },
          body: { reason, version: order.version },
        })
      }
      onClose={onClose}
    >
      {({ reason: error }) => (
        <TextArea label="Reason" name="reason" {...{ error }} value={reason} onChange={setReason} />
      )}
    </DeedDialog>
  );
}
