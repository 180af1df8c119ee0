import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { orderTitle } from '../order-title.ts';
import { useKeepOrder } from '../queries.ts';

/** Saves what was changed of an order, and submits it. */
export function useSaveOrder(onSaved: (() => void) | undefined, onRefused: (error: Error) => void) {
  const toast = useToast();
  const keep = useKeepOrder();
  const edit = useCommand(purchaseOrdersApi.edit, {
    onRefused,
    onDone: keep,
  });
  const submit = useCommand(purchaseOrdersApi.submit, {
    onRefused,
    onDone: (order) => {
      keep(order);
      toast({ text: `${orderTitle(order)} is submitted` });
    },
  });
  const submitIt = ({ id, version }: PurchaseOrder) =>
    submit.perform({ params: { purchaseOrderId: id }, body: { version } });
  const showSaved = () => {
    toast({ text: 'Order saved' });
    onSaved?.();
  };
  return { edit, submit, submitIt, showSaved };
}
