import type { Reply } from '@sitewright/domain/kernel/endpoint';
import type { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { type ComponentProps, useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps } from '../order-actions.ts';

type Reasoned = (typeof purchaseOrdersApi)['reject' | 'hold' | 'cancel'];

type Props = ActionProps &
  Pick<ComponentProps<typeof ActionDialog>, 'title' | 'description' | 'confirmText' | 'variant'> & {
    endpoint: Reasoned;
    message: (order: Reply<Reasoned>) => string;
  };

/** An action that requires a reason. */
export function ReasonDialog({ order, onClose, endpoint, message, ...question }: Props) {
  const [reason, setReason] = useState('');
  const action = useAction(endpoint, { onClose, doneMessage: message });
  return (
    <ActionDialog
      {...question}
      command={action}
      isBlocked={!reason.trim()}
      onConfirm={() =>
        action.perform({
          params: { purchaseOrderId: order.id },
          body: { reason, version: order.version },
        })
      }
      onClose={onClose}
    >
      {({ reason: error }) => (
        <TextArea label="Reason" name="reason" error={error} value={reason} onChange={setReason} />
      )}
    </ActionDialog>
  );
}
