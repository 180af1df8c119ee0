import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type {
  PurchaseOrder,
  PurchaseOrderChanges,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { binding } from '@sitewright/domain/purchase-orders/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldsOf } from '../../platform/call.ts';
import { theirsIn } from '../../platform/theirs-in.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { areSame, linesOf } from '../line-grid/lines.ts';
import { staleByOrder, useKeepOrder } from '../queries.ts';
import { differences, type FieldName, only, valuesOf, type Written } from './fields.ts';
import { type FilledOrder, useOrderForm } from './use-order-form.ts';

export type Editing = ReturnType<typeof useEditOrder>;

const writtenOf = (order: PurchaseOrder): Written => ({
  values: valuesOf(order),
  lines: linesOf(order.items),
});

/** The form of an order that is there already: only what somebody changed is sent. */
export function useEditOrder(order: PurchaseOrder, onSaved?: () => void) {
  const [base, setBase] = useState(order);
  const [theirs, setTheirs] = useState<PurchaseOrder>();
  const [reason, setReason] = useState('');
  const { edit, submit, keep } = useSending((error) => {
    form.refuse(fieldsOf(error));
    setTheirs(theirsIn(error));
  });
  const form = useOrderForm(writtenOf(order), {
    onSubmit: (filled) => save(filled, base),
    needsLines: order.status === 'pending',
  });
  const { lines, deeds, header } = form;
  const before = writtenOf(base);
  const changed = differences(before.values, header.values);
  const hasOtherLines = !areSame(before.lines, lines);
  const isDirty = changed.length > 0 || hasOtherLines;

  const load = (newer: PurchaseOrder) => {
    setBase(newer);
    setTheirs(undefined);
    form.fill(writtenOf(newer));
  };
  /** What was typed since it was sent stays. */
  const follow = (saved: PurchaseOrder, sent: Written) => {
    const after = writtenOf(saved);
    setBase(saved);
    setTheirs(undefined);
    keep(saved);
    deeds.settle(sent.lines, after.lines);
    header.fill((typed) => ({
      ...after.values,
      ...Object.fromEntries(differences(sent.values, typed).map((name) => [name, typed[name]])),
    }));
  };
  const toast = useToast();
  const save = (filled: FilledOrder, seen: PurchaseOrder, then?: (saved: PurchaseOrder) => void) => {
    const { items, ...head } = filled;
    const changes: PurchaseOrderChanges = {
      ...only(changed, head),
      ...(hasOtherLines && { items }),
      ...(reason && { reason }),
    };
    if (!isDirty) return then ? then(seen) : toast({ text: 'Nothing has changed.' });
    const sent = { values: header.values, lines };
    const body = { ...changes, version: seen.version };
    edit.perform({ params: { purchaseOrderId: seen.id }, body }, (saved) => {
      follow(saved, sent);
      if (then) return then(saved);
      toast({ text: 'Order saved' });
      onSaved?.();
    });
  };
  useNews(order, (newer) => {
    if (newer.version > base.version && !isDirty) load(newer);
  });

  return {
    form,
    edit,
    submit,
    isDirty,
    theirs,
    reason,
    setReason,
    /** Whether it has to be approved again, and why has to be said. */
    isRevision: binding.includes(base.status) && (hasOtherLines || changed.some(isOfMoney)),
    loadTheirs: () => theirs && load(theirs),
    saveMine: () =>
      theirs && form.attempt((filled) => save(filled, theirs), theirs.status === 'pending'),
    saveAndSubmit: () =>
      form.attempt(
        (filled) =>
          save(filled, base, ({ id, version }) =>
            submit.perform({ params: { purchaseOrderId: id }, body: { version } }),
          ),
        true,
      ),
  };
}

const ofMoney: readonly FieldName[] = ['contractId', 'supplierId', 'supplierName', 'vatTreatment'];
const isOfMoney = (name: FieldName): boolean => ofMoney.includes(name);

function useSending(onRefused: (error: Error) => void) {
  const toast = useToast();
  const keep = useKeepOrder();
  const edit = useCommand(purchaseOrdersApi.edit, { refreshes: staleByOrder, onRefused });
  const submit = useCommand(purchaseOrdersApi.submit, {
    refreshes: staleByOrder,
    onRefused,
    onDone: (order) => {
      keep(order);
      toast({ text: `The order to ${order.supplierName} is submitted` });
    },
  });
  return { edit, submit, keep };
}

/** Whoever has not typed anything sees what others made of the order meanwhile. */
function useNews(order: PurchaseOrder, onNews: (newer: PurchaseOrder) => void) {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    tell(order);
  }, [order]);
}
