import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useNavigate } from '@tanstack/react-router';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { orderTitle } from '../order-title.ts';
import { useKeepOrder } from '../queries.ts';
import { bodyOf, type Written } from './fields.ts';
import { type FilledOrder, useOrderForm } from './use-order-form.ts';

export function useRaiseOrder(start: Written, onRaised: () => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const keep = useKeepOrder();
  const raise = useCommand(purchaseOrdersApi.raise, {
    onDone: (order) => {
      onRaised();
      keep(order);
      toast({ text: raisedMessage(order) });
      void navigate({ to: '/suppliers/orders/$id', params: { id: String(order.id) } });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const send =
    (status: 'draft' | 'pending') =>
    ({ items, ...filled }: FilledOrder) =>
      raise.perform({ body: { ...bodyOf(filled), items, status } });
  const form = useOrderForm(start, { onSubmit: send('pending'), needsLines: true });
  const discard = (blank: Written) => {
    const { lines } = form;
    const { values } = form.header;
    form.fill(blank);
    toast({
      text: 'Draft discarded',
      action: { label: 'Undo', onPress: () => form.fill({ values, lines }) },
    });
  };
  return { form, raise, saveDraft: () => form.attempt(send('draft'), false), discard };
}

const raisedMessage = (order: PurchaseOrder): string =>
  order.status === 'draft'
    ? 'Draft saved'
    : `${orderTitle(order)} ${order.poNumber ? 'is raised' : 'waits for approval'}`;
