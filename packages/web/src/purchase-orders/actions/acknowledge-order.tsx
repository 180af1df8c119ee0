import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ActionProps } from '../order-actions.ts';
import { orderTitle } from '../order-title.ts';

export const AcknowledgeOrder = ({ order, onClose }: ActionProps) => (
  <CommandDialog
    title={`Has ${order.supplierName} acknowledged ${orderLabel(order)}?`}
    description="Suppliers acknowledge with the link in the email. Record it here if they confirmed another way."
    confirmText="Record"
    endpoint={purchaseOrdersApi.acknowledge}
    input={({ acknowledgedBy }) => ({
      params: { purchaseOrderId: order.id },
      body: { acknowledgedBy, version: order.version },
    })}
    start={{ acknowledgedBy: '' }}
    doneMessage={(acknowledged) =>
      `${orderTitle(acknowledged)} acknowledged by ${acknowledged.acknowledgedBy}`
    }
    onClose={onClose}
  >
    {(field) => <TextField label="Acknowledged by" maxLength={100} {...field('acknowledgedBy')} />}
  </CommandDialog>
);
