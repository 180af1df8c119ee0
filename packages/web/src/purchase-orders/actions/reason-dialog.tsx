import type { Reply } from '@sitewright/domain/kernel/endpoint';
import type { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { ComponentProps } from 'react';
import type { ActionDialog } from '../../actions/action-dialog.tsx';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ActionProps } from '../order-actions.ts';

type Reasoned = (typeof purchaseOrdersApi)['reject' | 'hold' | 'cancel'];

type Props = ActionProps &
  Pick<ComponentProps<typeof ActionDialog>, 'title' | 'description' | 'confirmText' | 'variant'> & {
    endpoint: Reasoned;
    doneMessage: (order: Reply<Reasoned>) => string;
  };

/** An action that requires a reason. */
export const ReasonDialog = ({ order: { id, version }, ...question }: Props) => (
  <CommandDialog
    {...question}
    input={({ reason }) => ({ params: { purchaseOrderId: id }, body: { reason, version } })}
    start={{ reason: '' }}
  >
    {(field) => <TextArea label="Reason" {...field('reason')} />}
  </CommandDialog>
);
